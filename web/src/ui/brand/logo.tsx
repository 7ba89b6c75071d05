/** The mark: a V drawn like a load curve, with the spark at its peak. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0b5d55" />
      <path
        d="M6.5 9.5 13.6 24 19.4 12.2"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="23.6" cy="9.2" r="3.1" fill="#f5b324" />
    </svg>
  );
}

/** The name is text and not a drawing, so that it takes the colour of where it stands. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.31 }}>
      <LogoMark size={size} />
      <span style={{ fontSize: size * 0.66, fontWeight: 600, letterSpacing: '-0.03em', lineHeight: 1 }}>
        Vatio
      </span>
    </span>
  );
}
