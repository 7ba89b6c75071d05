/** Letters and figures joined by hyphens: CT-2026-0003. */
const CODE = /(\p{Lu}+(?:-\d+)+)/u;

/** A text whose lines break beside its codes, and never at a hyphen inside one. */
export function WholeCodes({ text }: { readonly text: string }) {
  return text.split(CODE).map((part, at) =>
    CODE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same code may come twice, and parts never change places
      <span key={at} className="vt-figure">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
