/** The samples give no phone nor address of a contact; both follow from what they do give. */
export function phoneOf(id: number): string {
  return `+34 960 000 1${String(id).padStart(2, '0')}`;
}

/** «Lucía Ferrandis» writes from `lucia.ferrandis@…`. */
export function emailOf(name: string): string {
  const mailbox = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
  return `${mailbox}@vatio.example`;
}
