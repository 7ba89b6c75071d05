import { claves } from '@vatio/contract';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './claves.module.css';
import { nounLabelOf } from './noun-label.ts';

type Props = {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | undefined;
};

type Boxes = { readonly label: string; readonly of: readonly string[] };

const ofPermiso = (permiso: claves.Permiso) =>
  claves.AMBITOS.filter((ambito) => ambito.endsWith(`:${permiso}`));

/** What a key may read and write, noun by noun, with a first row for all of them. */
export function PermissionTable({ value, onChange, error }: Props) {
  const { t } = useTranslation('claves');
  const box = (boxes: Boxes) => <Box {...boxes} value={value} onChange={onChange} />;
  return (
    <fieldset className={styles.permissions} aria-describedby={error ? 'permission-error' : undefined}>
      <legend>{t('permisos')}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sobre')}</th>
            {claves.PERMISOS.map((permiso) => (
              <th key={permiso} scope="col">
                {t(permiso)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('todo')}</th>
            {claves.PERMISOS.map((permiso) => (
              <td key={permiso}>{box({ label: t(`${permiso}Todo`), of: ofPermiso(permiso) })}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {claves.NOUNS_OF_KEYS.map((noun) => {
            const name = t(nounLabelOf(noun));
            return (
              <tr key={noun}>
                <th scope="row">{name}</th>
                {claves.PERMISOS.map((permiso) => {
                  const of = claves.AMBITOS.filter((ambito) => ambito === `${noun}:${permiso}`);
                  const label = `${t(permiso)}: ${name}`;
                  return <td key={permiso}>{of.length > 0 ? box({ label, of }) : <NotOffered />}</td>;
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p id="permission-error" role="alert" className="vt-problem">
        {error}
      </p>
    </fieldset>
  );
}

/** A box for one permission or several, of which only some may be given. */
function Box({ label, of, value, onChange }: Boxes & Pick<Props, 'value' | 'onChange'>) {
  const on = of.filter((ambito) => value.includes(ambito));
  const rest = value.filter((ambito) => !of.includes(ambito));
  return (
    <input
      type="checkbox"
      aria-label={label}
      ref={(input) => {
        if (input) input.indeterminate = on.length > 0 && on.length < of.length;
      }}
      checked={on.length === of.length}
      onChange={({ target }) => onChange(target.checked ? [...rest, ...of] : rest)}
    />
  );
}

function NotOffered() {
  const { t } = useTranslation('claves');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vt-hidden">{t('noSeOfrece')}</span>
    </>
  );
}
