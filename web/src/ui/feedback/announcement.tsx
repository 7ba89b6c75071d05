import { useEffect, useState } from 'react';

const SETTLED_MS = 600;

/** Tells screen readers what has changed, once it has stopped changing. */
export function Announcement({ text }: { text: string }) {
  const [announcement, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="vt-hidden" role="status">
      {announcement}
    </p>
  );
}
