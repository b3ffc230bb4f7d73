// The time controls that are offered by name; any other can be written out, and the server reads it.

export const CONTROLS = [
  "40/5400+30:1800+30",
  "5400+30",
  "3600+30",
  "40/7200:3600",
  "1500+10",
  "900+10",
  "600+5",
  "300+3",
  "180+2",
  "300",
] as const;
