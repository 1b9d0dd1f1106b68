/** What every manual says. */

export const safety = [
  'Read this manual before the pump is lifted, connected or started, and keep it where the pump stands.',
  'Lock out and tag the driver, close both valves and let the casing cool below 100 °F before any screw is loosened.',
  'Never run the pump against a closed discharge valve for more than a minute: the water in it boils.',
  'Never run it without its coupling guard.',
  'Lift the pump by its eyes or by slings under the casing and the frame, never by the shaft or by a motor eye alone.',
  'A warm pump that stands under pressure may spray: stand aside when plugs are opened.',
]

/** Steps of the installation, with the model's own in their place. */
export function installation(own: string[]): string[] {
  return [
    'Compare the nameplate with the order; note the serial number, every question about parts begins with it.',
    'Set the pump on a foundation of at least three times its weight.',
    ...own,
    'Bring the pipes to the flanges, not the flanges to the pipes; no pipe may hang on the pump.',
    'Turn the shaft by hand: it must turn freely all the way round.',
    'Fill the pump, open the suction valve fully, start, then open the discharge valve slowly.',
  ]
}

export const maintenance =
  'The intervals hold for clear water and eight hours a day. Halve them for sand, for heat above 140 °F and for more than ten starts an hour. Write down what was done and the hours at which it was done.'

export const ordering = {
  text: 'Have the serial number from the nameplate ready. With it the parts shop shows the bill of materials of your pump, its drawing, prices and ready dates. Impellers are cut to the trim you order; without a trim they are delivered at full diameter.',
  contacts: [
    ['Parts desk', '+1 (555) 010-0142, Monday to Friday 7 am to 5 pm Pacific'],
    ['Service, day and night', '+1 (555) 010-0188'],
    ['E-mail', 'parts@volute.example'],
    ['Parts shop', 'shop.volute.example'],
  ] satisfies [string, string][],
}
