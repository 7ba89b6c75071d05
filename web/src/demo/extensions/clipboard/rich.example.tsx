import { IconTable } from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const PERIODS = [
  { name: 'Punta', eurKwh: 0.182 },
  { name: 'Llano', eurKwh: 0.131 },
  { name: 'Valle', eurKwh: 0.094 },
];
const LINES = PERIODS.map(({ name, eurKwh }) => [name, formatNumber(eurKwh, 3)] as const);

/** Copies a plain text for programs that take words, and a table for those that take sheets or documents. */
async function copyTable() {
  const plain = LINES.map((line) => line.join('\t')).join('\n');
  const rows = LINES.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('');
  const blob = (text: string, type: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blob(plain, 'text/plain'),
      'text/html': blob(`<table>${rows}</table>`, 'text/html'),
    }),
  ]);
  notify('Tabla copiada: pégala en una hoja o en un correo');
}

export default function CopyTable() {
  return (
    <>
      <dl>
        {LINES.map(([name, price]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{price} €/kWh</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button icon={IconTable} onClick={() => copyTable().catch(notifyFailure)}>
          Copiar la tabla
        </Button>
      </div>
    </>
  );
}
