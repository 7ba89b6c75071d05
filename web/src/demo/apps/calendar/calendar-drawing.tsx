/** Draws a wall calendar with the sun over its last week, in the colours of the page. */
export function CalendarDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 220 150"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="var(--vt-line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M14 136h192" />
      <circle cx="166" cy="58" r="20" fill="var(--vt-spark)" stroke="none" />
      <path d="M166 26v-8M166 98v-8M134 58h-8M206 58h-8M143 35l-6-6M195 87l-6-6M143 81l-6 6M195 29l-6 6" />
      <rect x="40" y="34" width="98" height="88" rx="8" fill="var(--vt-surface)" />
      <path d="M40 56h98M64 26v16M114 26v16" />
      <path d="M54 70h12M78 70h12M102 70h12M54 86h12M78 86h12M102 86h12M54 102h12" />
      <path d="M78 104l8 8 16-18" stroke="var(--vt-accent)" strokeWidth="4" />
      <path
        d="M186 136v-22M186 120q10-2 10-12-10 0-10 12zM186 126q-9-2-9-11 9 0 9 11z"
        fill="var(--vt-accent-soft)"
      />
    </svg>
  );
}
