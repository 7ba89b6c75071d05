/** Answer of `GET /api/select/data`: a list of these. */
export type SelectOption = { readonly id: string; readonly value: string; readonly label: string };
