/** `GET /api/select/data` answers a list of these. */
export type SelectOption = { readonly id: string; readonly value: string; readonly label: string };
