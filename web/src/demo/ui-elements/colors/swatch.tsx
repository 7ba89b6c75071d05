import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import styles from './colors.module.css';

type Props = {
  readonly name: string;
  /** The colour as a stylesheet writes it. */
  readonly css: string;
  readonly says?: string;
};

/** Shows a colour or a gradient, which a press copies. */
export function Swatch({ name, css, says }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(css);
    notify(`Copiado: ${css}`);
  };
  return (
    <button
      type="button"
      className={styles.swatch}
      title={`Copiar ${css}`}
      onClick={() => copy().catch(notifyFailure)}
    >
      <span className={styles.patch} style={{ background: css }} />
      <strong>{name}</strong>
      {says && <span className="vt-soft">{says}</span>}
    </button>
  );
}
