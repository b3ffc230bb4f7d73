// The named time controls; any other can be typed, and the server parses it.

export const CONTROLS = [
  "900+10",
  "1500+10",
  "600+5",
  "1200",
  "300+3",
  "180+2",
  "300",
  "40/5400+30:1800+30",
  "5400+30",
  "3600+30",
  "40/7200:3600",
] as const;

/** A club's usual control on a Saturday. */
export const USUAL_CONTROL: (typeof CONTROLS)[number] = "900+10";
