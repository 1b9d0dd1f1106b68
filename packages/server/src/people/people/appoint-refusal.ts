/** Why somebody cannot be appointed, in a sentence for the person at the terminal. */
export class AppointRefusal extends Error {}

export const usage = `Usage: appoint EMAIL NAME
The first time also, unless a terminal can be asked:
  --shop "Harrow Pumps" --sales parts@harrow.example --zone America/Chicago`
