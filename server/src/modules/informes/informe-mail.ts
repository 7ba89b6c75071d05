import type { informes } from '@vatio/contract/endpoints';
import type { Carta } from '../../platform/outbox/outbox.repository.ts';
import { nameOfField, nameOfMeasure, nameOfValue } from './palabras.ts';

/** A mail names so many rows, and says how many there are. */
const MAX = 20;

const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: 'always' });

/** A saved report, as it is that Monday. */
export function mailOfInforme({
  lector,
  nombre,
  consulta,
  informe: { filas, total, periodo, antes, nombres, masFilas },
  publicUrl,
}: {
  readonly lector: { readonly id: string; readonly nombre: string; readonly email: string };
  readonly nombre: string;
  readonly consulta: informes.Consulta;
  readonly informe: informes.Informe;
  readonly publicUrl: string;
}): Carta {
  const question = Object.entries(consulta).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const enlace = `${publicUrl}/informes?${new URLSearchParams(question)}`;
  const naming = { fuente: consulta.fuente, nombres };
  const shown = filas.slice(0, MAX);
  const more = filas.length + masFilas - shown.length;
  const lines = shown.map(
    ({ valor, total: figure }) => `· ${nameOfValue(naming, consulta.filas, valor).es}: ${figureText(figure)}`,
  );
  const days = periodo ? `Del ${dayOf(periodo.desde)} al ${dayOf(periodo.hasta)}` : 'De siempre';
  const compared = antes ? `; entre paréntesis, del ${dayOf(antes.desde)} al ${dayOf(antes.hasta)}` : '';
  const head = `${nameOfMeasure(consulta.medida).es} por ${nameOfField(consulta.filas).es.toLowerCase()}`;
  return {
    motivo: 'aviso',
    entidad: 'usuario',
    entidadId: lector.id,
    destinatario: lector.email,
    asunto: `Informe: ${nombre}`,
    texto: [
      `Hola, ${lector.nombre}:`,
      `${head}. ${days}${compared}.`,
      lines.length === 0 ? 'No hay nada en este periodo.' : lines.join('\n'),
      ...(more > 0 ? [`y ${more} más`] : []),
      `Total: ${figureText(total)}`,
      enlace,
      `Deja de recibirlo en ${publicUrl}/informes`,
    ].join('\n\n'),
    enlace,
  };
}

function figureText({ ahora, antes }: informes.Cifra): string {
  const written = ahora === null ? '—' : number.format(ahora);
  return antes === null ? written : `${written} (${number.format(antes)})`;
}

/** `2026-11-23` → `23/11/2026`. */
function dayOf(fecha: string): string {
  return fecha.split('-').reverse().join('/');
}
