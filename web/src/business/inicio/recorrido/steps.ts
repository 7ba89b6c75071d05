import {
  type Icon,
  IconBell,
  IconBolt,
  IconBriefcase,
  IconChartBar,
  IconCoins,
  IconFileText,
  IconHome,
  IconLifebuoy,
  IconMessages,
  IconPlug,
  IconSearch,
  IconSettings,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { UserData } from '@vatio/contract';
import type { Text } from '../../../ui/frame/text.ts';

export type Step = { readonly icon: Icon; readonly title: Text; readonly text: Text };

const SEARCH: Step = {
  icon: IconSearch,
  title: { es: 'Todo se encuentra', en: 'Everything is found' },
  text: {
    es: 'Ctrl y K, o la tecla /, abren el buscador desde cualquier pantalla. Entiende un CUPS, un cliente, un contrato o el nombre de una pantalla.',
    en: 'Ctrl and K, or the / key, open the search from any screen. It takes a CUPS, a client, a contract or the name of a screen.',
  },
};

const HELP: Step = {
  icon: IconLifebuoy,
  title: { es: 'Y si algo no se entiende', en: 'And when something is not clear' },
  text: {
    es: 'El interrogante de cada pantalla abre su página del manual. Este recorrido se puede repetir desde la ayuda, en el menú de tu nombre.',
    en: 'The question mark of each screen opens its page of the manual. This tour starts again from the help, in the menu under your name.',
  },
};

const TODAY: Step = {
  icon: IconHome,
  title: { es: 'Inicio: qué espera algo de ti', en: 'Home: what waits for you' },
  text: {
    es: '«Para hoy» junta las tareas, las propuestas que caducan y los cambios rechazados. Cada línea abre su lista, ya filtrada. La campana dice lo mismo desde cualquier pantalla.',
    en: '“For today” gathers tasks, proposals about to expire and refused switches. Each line opens its list, already filtered. The bell says the same on every screen.',
  },
};

const SUPPLY: Step = {
  icon: IconBolt,
  title: { es: 'Suministro: los CUPS y sus consumos', en: 'Supply: points and what they use' },
  text: {
    es: 'Los puntos de suministro llegan de un fichero SIPS, de una curva o a mano. De cada uno se ve su potencia, su consumo y su historia.',
    en: 'Supply points come from a SIPS file, from a load curve or by hand. Each one shows its power, its use and its history.',
  },
};

const SALES: Step = {
  icon: IconBriefcase,
  title: { es: 'Venta: del estudio al contrato', en: 'Sales: from the study to the contract' },
  text: {
    es: 'Un análisis compara lo que el cliente paga hoy con cada producto. Se convierte en propuesta, que el cliente acepta en su móvil, y de ella nacen los contratos.',
    en: 'An analysis compares what the client pays today with each product. It becomes a proposal, which the client accepts on their phone, and the contracts come from it.',
  },
};

const SELLER: readonly Step[] = [
  TODAY,
  SUPPLY,
  SALES,
  {
    icon: IconCoins,
    title: { es: 'Equipo: lo que ganas', en: 'Team: what you earn' },
    text: {
      es: 'En «Liquidaciones» está lo que se te paga por cada contrato, línea a línea. Si algo no cuadra, se disputa ahí mismo.',
      en: '“Settlements” has what you are paid for each contract, line by line. What does not add up is disputed right there.',
    },
  },
  SEARCH,
  HELP,
];

const ADMIN: readonly Step[] = [
  TODAY,
  SUPPLY,
  SALES,
  {
    icon: IconUsersGroup,
    title: { es: 'Equipo: quién vende y qué cobra', en: 'Team: who sells and what they are paid' },
    text: {
      es: 'Comerciales, planes de comisión, liquidaciones y los extractos de las comercializadoras, para saber lo que deben.',
      en: 'Representatives, commission plans, settlements, and the statements of suppliers, to know what they owe.',
    },
  },
  {
    icon: IconSettings,
    title: { es: 'Administración: tu casa', en: 'Administration: your house' },
    text: {
      es: 'En «Ajustes» se dice con qué empresa, logotipo y textos sale cada documento y cada correo. Cerca están las cuentas, la auditoría y las claves de la API.',
      en: '“Settings” says with which company, logo and wording each document and mail goes out. Accounts, audit and API keys are beside it.',
    },
  },
  HELP,
];

const CLIENT: readonly Step[] = [
  {
    icon: IconPlug,
    title: { es: 'Tu energía, en un sitio', en: 'Your energy in one place' },
    text: {
      es: 'En «Mis suministros» están tus puntos de luz, con lo que consume cada uno mes a mes.',
      en: '“My supplies” has your supply points, with what each of them uses month by month.',
    },
  },
  {
    icon: IconFileText,
    title: { es: 'Contratos y propuestas', en: 'Contracts and proposals' },
    text: {
      es: 'Lee las ofertas que te hacemos y contéstalas. Cuando un contrato se acerque a su fin, puedes pedir que lo renovemos.',
      en: 'Read the offers that we make and answer them. When a contract comes near its end, you can ask us to renew it.',
    },
  },
  {
    icon: IconChartBar,
    title: { es: 'Facturas y ahorro', en: 'Bills and savings' },
    text: {
      es: 'Tus documentos, y lo que ahorras con lo que tienes contratado.',
      en: 'Your documents, and what you save with what you have signed.',
    },
  },
  {
    icon: IconMessages,
    title: { es: 'Si algo va mal, cuéntanoslo', en: 'When something is wrong, tell us' },
    text: {
      es: 'En «Incidencias» escribes y te contestamos en el mismo hilo. En «Mis datos» están tus permisos, y todo lo que sabemos de ti para que te lo lleves.',
      en: 'Write in “Issues” and we answer in the same thread. “My data” has your consents, and all that we know of you to take away.',
    },
  },
  {
    icon: IconBell,
    title: { es: 'Te avisamos', en: 'We let you know' },
    text: {
      es: 'La campana de arriba dice lo que ha cambiado. Este recorrido se puede repetir desde la ayuda, en el menú de tu nombre.',
      en: 'The bell above says what has changed. This tour starts again from the help, in the menu under your name.',
    },
  },
];

export const STEPS: Readonly<Record<UserData['role'], readonly Step[]>> = {
  admin: ADMIN,
  comercial: SELLER,
  cliente: CLIENT,
};

/** They travel with the tour, and not with the texts of the screen that shows it. */
export const WORDS = {
  title: { es: 'Conoce Vatio', en: 'Get to know Vatio' },
  step: { es: 'Paso', en: 'Step' },
  of: { es: 'de', en: 'of' },
  skip: { es: 'Saltar', en: 'Skip' },
  back: { es: 'Anterior', en: 'Back' },
  next: { es: 'Siguiente', en: 'Next' },
  end: { es: 'Empezar', en: 'Start' },
} satisfies Readonly<Record<string, Text>>;
