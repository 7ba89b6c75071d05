import {
  type Icon,
  IconBook2,
  IconCalendarDue,
  IconCalendarTime,
  IconDownload,
  IconFileCertificate,
  IconFilePlus,
  IconMoon,
  IconPlugConnected,
  IconScale,
  IconSun,
  IconTimeline,
  IconUserPlus,
} from '@tabler/icons-react';
import { type Call, clientes, contratos, puntosSuministro } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { fold } from '../../format/fold.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import type { Text } from '../../ui/frame/text.ts';
import { setDisplay } from '../../ui/theme/display.ts';
import { monthFrom } from './month-from.ts';

/** Something that is done by saying it: a verb, a noun, and an address or the work itself. */
type Action = {
  readonly id: string;
  readonly icon: Icon;
  readonly title: Text;
  /** The user may say it in any of these ways, in both languages. */
  readonly says: readonly string[];
  /** Whoever does not have this screen is not offered the action. */
  readonly screen: string;
  readonly to?: (today: string) => string;
  /** The address for the client that is named after the verb, as in «nueva propuesta para gimnasio». */
  readonly forClient?: (id: string) => string;
  readonly run?: () => void;
};

function exporting(call: Call, name: string): () => void {
  return () => {
    download(call, { query: { formato: 'xlsx' } } as object, `${name}.xlsx`).catch(notifyFailure);
  };
}

/** Contracts whose agreed last day is in a month, counted from this one. */
function ending(months: number): (today: string) => string {
  return (today) => {
    const { first, last } = monthFrom(today, months);
    return `/contratos?finDesde=${first}&finHasta=${last}`;
  };
}

const ACTIONS: readonly Action[] = [
  {
    id: 'new-proposal',
    icon: IconFilePlus,
    title: { es: 'Nueva propuesta', en: 'New proposal' },
    says: ['nueva propuesta', 'hacer propuesta', 'new proposal'],
    screen: 'propuesta-nueva',
    to: () => '/propuestas/nueva',
    forClient: (id) => `/propuestas/nueva?cliente=${id}`,
  },
  {
    id: 'new-task',
    icon: IconCalendarTime,
    title: { es: 'Nueva tarea', en: 'New task' },
    says: ['nueva tarea', 'apuntar tarea', 'new task'],
    screen: 'tareas',
    to: () => '/tareas?nueva=si',
    forClient: (id) => `/tareas?deCliente=${id}&nueva=si`,
  },
  {
    id: 'new-contract',
    icon: IconFileCertificate,
    title: { es: 'Nuevo contrato', en: 'New contract' },
    says: ['nuevo contrato', 'new contract'],
    screen: 'tareas',
    to: () => '/contratos?nuevo=si',
    forClient: (id) => `/contratos?cliente=${id}&nuevo=si`,
  },
  {
    id: 'new-client',
    icon: IconUserPlus,
    title: { es: 'Nuevo cliente', en: 'New client' },
    says: ['nuevo cliente', 'alta de cliente', 'new client'],
    // The list is also the client's, who creates none; what only sellers have is the import.
    screen: 'clientes-importar',
    to: () => '/clientes?nuevo=si',
  },
  {
    id: 'new-point',
    icon: IconPlugConnected,
    title: { es: 'Nuevo punto de suministro', en: 'New supply point' },
    says: ['nuevo punto de suministro', 'nuevo cups', 'new supply point', 'new cups'],
    screen: 'cups-importar',
    to: () => '/cups?nuevo=si',
  },
  {
    id: 'new-product',
    icon: IconBook2,
    title: { es: 'Nuevo producto', en: 'New product' },
    says: ['nuevo producto', 'new product'],
    screen: 'productos-tarifario',
    to: () => '/productos?nuevo=si',
  },
  {
    id: 'new-rule',
    icon: IconScale,
    title: { es: 'Nueva regla de comisión', en: 'New commission rule' },
    says: ['nueva regla', 'nueva regla de comision', 'new rule', 'new commission rule'],
    // A representative has the screen of commissions too, but reads their own plan there.
    screen: 'productos-tarifario',
    to: () => '/comisiones?nueva=si',
  },
  {
    id: 'ending-this-month',
    icon: IconCalendarDue,
    title: { es: 'Contratos que vencen este mes', en: 'Contracts that end this month' },
    says: ['vencen este mes', 'contratos que vencen este mes', 'acaban este mes', 'end this month'],
    screen: 'contratos',
    to: ending(0),
  },
  {
    id: 'ending-next-month',
    icon: IconCalendarDue,
    title: { es: 'Contratos que vencen el mes que viene', en: 'Contracts that end next month' },
    says: ['vencen el mes que viene', 'vencen el proximo mes', 'end next month'],
    screen: 'contratos',
    to: ending(1),
  },
  {
    id: 'tasks-due',
    icon: IconTimeline,
    title: { es: 'Tareas de hoy y atrasadas', en: 'Tasks due today or before' },
    says: ['tareas de hoy', 'tareas atrasadas', 'tasks due', 'due today'],
    screen: 'tareas',
    to: (today) => `/tareas?fechaHasta=${today}`,
  },
  {
    id: 'dark',
    icon: IconMoon,
    title: { es: 'Tema oscuro', en: 'Dark theme' },
    says: ['tema oscuro', 'modo oscuro', 'dark theme', 'dark mode'],
    screen: 'inicio',
    run: () => setDisplay({ skin: 'dark' }),
  },
  {
    id: 'light',
    icon: IconSun,
    title: { es: 'Tema claro', en: 'Light theme' },
    says: ['tema claro', 'modo claro', 'light theme', 'light mode'],
    screen: 'inicio',
    run: () => setDisplay({ skin: 'light' }),
  },
  {
    id: 'export-clients',
    icon: IconDownload,
    title: { es: 'Exportar los clientes', en: 'Export the clients' },
    says: ['exportar clientes', 'exportar los clientes', 'export clients', 'export the clients'],
    screen: 'clientes',
    run: exporting(clientes.exportRows, 'clientes'),
  },
  {
    id: 'export-contracts',
    icon: IconDownload,
    title: { es: 'Exportar los contratos', en: 'Export the contracts' },
    says: ['exportar contratos', 'exportar los contratos', 'export contracts', 'export the contracts'],
    screen: 'contratos',
    run: exporting(contratos.exportRows, 'contratos'),
  },
  {
    id: 'export-points',
    icon: IconDownload,
    title: { es: 'Exportar los puntos de suministro', en: 'Export the supply points' },
    says: ['exportar cups', 'exportar puntos', 'exportar los puntos', 'export cups', 'export supply points'],
    screen: 'cups',
    run: exporting(puntosSuministro.exportRows, 'puntos-de-suministro'),
  },
];

const LEAST = 3;
const JOINING = /^(?:para|a|al|de|del|con|for|to|of)\s+/;

export type Asked = { readonly action: Action; readonly client: string };

/** The actions that a text says or begins to say, each with the client that it names after the verb. */
export function findActions(text: string): Asked[] {
  const words = fold(text).trim().replace(/\s+/g, ' ');
  if (words.length < LEAST) return [];
  return ACTIONS.flatMap((action) => {
    if (action.says.some((phrase) => phrase.startsWith(words))) return [{ action, client: '' }];
    const verb = action.forClient && action.says.find((phrase) => words.startsWith(`${phrase} `));
    if (!verb) return [];
    return [{ action, client: `${words.slice(verb.length + 1)} `.replace(JOINING, '').trim() }];
  });
}
