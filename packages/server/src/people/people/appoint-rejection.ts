/** Reason why a person cannot be appointed, as a sentence for the terminal. */
export class AppointRejection extends Error {}

export const usage = `Usage: appoint EMAIL NAME
The first time also, unless a terminal can be asked:
  --shop "Harrow Pumps" --sales parts@harrow.example --zone America/Chicago`
