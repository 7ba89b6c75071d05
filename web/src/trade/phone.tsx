/** A telephone number that a press dials. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi>{number}</bdi>
    </a>
  );
}
