// What can be printed.
export const PAPERS = ["cards", "scoresheets", "envelopes", "slips", "start"] as const;
export type Paper = (typeof PAPERS)[number];
