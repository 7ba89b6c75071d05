/** Which screens are flagged, by their ids in their order, and what flags one or takes its flag away. */
export type Flags = {
  readonly ids: readonly string[];
  readonly flag: (id: string, flagged: boolean) => void;
};
