import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const CODES = [
  { name: 'CUPS', code: 'ES0021000000000001XB' },
  { name: 'Referencia del contrato', code: 'C-2204' },
];
const MARK_MS = 2_000;

export default function CopyCodes() {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), MARK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <dl>
        {CODES.map(({ name, code }) => (
          <div key={code} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={`vt-toolbar vt-gap-10 ${styles.row}`}>
              <span className="vt-code">{code}</span>
              <IconButton
                small
                icon={copied === code ? IconCheck : IconCopy}
                label={`Copiar: ${name}`}
                onClick={() => navigator.clipboard.writeText(code).then(() => setCopied(code), notifyFailure)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="vt-hidden" role="status">
        {copied && `Copiado: ${copied}`}
      </p>
    </>
  );
}
