import { daysFromToday } from '../dates.ts';
import { drawPortrait } from '../pictures.ts';
import type { Chat, Contact, Message, Presence, ProfileUser } from './chat.ts';

const OWN_ID = 11;

export const profileUser: ProfileUser = {
  id: OWN_ID,
  avatar: drawPortrait('Ana Demo'),
  fullName: 'Ana Demo',
  role: 'Dirección comercial',
  about: 'Números claros y café largo. Si la factura no se entiende, la culpa es nuestra.',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
};

function contact({
  id,
  fullName,
  role,
  status,
  about,
}: {
  readonly id: number;
  readonly fullName: string;
  readonly role: string;
  readonly status: Presence;
  readonly about: string;
}): Contact {
  return { id, fullName, role, about, avatar: drawPortrait(fullName), status };
}

export const contacts: readonly Contact[] = [
  contact({
    id: 1,
    fullName: 'Marcos Peña',
    role: 'Comercial de hostelería',
    status: 'busy',
    about: 'Entre Valencia y Castellón, casi siempre en el coche.',
  }),
  contact({
    id: 2,
    fullName: 'Lucía Ferrandis',
    role: 'Mercados y precios',
    status: 'online',
    about: 'Miro el OMIE antes que el tiempo.',
  }),
  contact({
    id: 3,
    fullName: 'Aitana Soler',
    role: 'Comercial agrícola',
    status: 'away',
    about: 'Pozos, regadíos y cooperativas. Botas en el maletero.',
  }),
  contact({
    id: 4,
    fullName: 'Iker Etxeberria',
    role: 'Sistemas',
    status: 'busy',
    about: '¿Has probado a apagarlo y volverlo a encender?',
  }),
  contact({
    id: 5,
    fullName: 'Rosa Quintana',
    role: 'Atención al cliente',
    status: 'online',
    about: 'Explico facturas de nueve a tres; el resto del día, también.',
  }),
  contact({
    id: 6,
    fullName: 'Gonzalo Mira',
    role: 'Contratación y altas',
    status: 'offline',
    about: 'Un CUPS tiene veinte o veintidós caracteres, ni uno menos.',
  }),
  contact({
    id: 7,
    fullName: 'Fátima Benali',
    role: 'Medida y curvas',
    status: 'online',
    about: 'Amiga de los maxímetros.',
  }),
  contact({
    id: 8,
    fullName: 'Joan Ripoll',
    role: 'Facturación',
    status: 'offline',
    about: 'El céntimo que falta siempre aparece.',
  }),
  contact({
    id: 9,
    fullName: 'Marisa Duarte',
    role: 'Cobros',
    status: 'away',
    about: 'Cobro con educación y sin prisa, pero cobro.',
  }),
  contact({
    id: 10,
    fullName: 'Andrés Villalba',
    role: 'Asesoría regulatoria',
    status: 'busy',
    about: 'Leo el BOE para que no tengas que hacerlo tú.',
  }),
];

function said({
  senderId,
  daysAgo,
  time,
  message,
}: {
  readonly senderId: number;
  readonly daysAgo: number;
  readonly time: string;
  readonly message: string;
}): Message {
  return { message, time: daysFromToday(-daysAgo, time).toISOString(), senderId };
}

export const chats: readonly Chat[] = [
  {
    id: 1,
    userId: 1,
    unseenMsgs: 0,
    chat: [
      said({
        senderId: 1,
        daysAgo: 1,
        time: '09:05',
        message: 'Buenos días. ¿Tienes cinco minutos para lo del hotel?',
      }),
      said({ senderId: OWN_ID, daysAgo: 1, time: '09:07', message: 'Dime, estoy con el café.' }),
      said({
        senderId: 1,
        daysAgo: 1,
        time: '09:08',
        message: 'Quieren ver la comparación con la potencia ya optimizada, no solo la energía.',
      }),
      said({
        senderId: OWN_ID,
        daysAgo: 1,
        time: '09:15',
        message: 'Te la he dejado en el estudio: bajando P1 y P2 a 90 kW ahorran otros 2.300 € al año.',
      }),
      said({
        senderId: 1,
        daysAgo: 1,
        time: '09:16',
        message: '¡Eso sí que les va a gustar! Se la enseño a las doce.',
      }),
      said({
        senderId: OWN_ID,
        daysAgo: 1,
        time: '09:20',
        message: 'Y pregúntales por las cocinas, que en agosto el maxímetro se les fue a 118.',
      }),
    ],
  },
  {
    id: 2,
    userId: 2,
    unseenMsgs: 1,
    chat: [
      said({
        senderId: 2,
        daysAgo: 3,
        time: '16:31',
        message: 'Han salido los futuros del primer trimestre. Bajan.',
      }),
      said({ senderId: OWN_ID, daysAgo: 3, time: '16:33', message: '¿Mucho o «bajan» de los tuyos?' }),
      said({ senderId: 2, daysAgo: 3, time: '16:34', message: 'Cuatro euros y pico. De los buenos.' }),
      said({
        senderId: OWN_ID,
        daysAgo: 3,
        time: '16:40',
        message: 'Entonces movemos el fijo de 2.0TD antes del lunes.',
      }),
      said({
        senderId: 2,
        daysAgo: 3,
        time: '16:41',
        message: 'Lo preparo. ¿Mantenemos el fee o lo repartimos con el cliente?',
      }),
      said({
        senderId: OWN_ID,
        daysAgo: 3,
        time: '16:52',
        message: 'Repartimos. Mejor ganar tres clientes que tres euros.',
      }),
      said({
        senderId: 2,
        daysAgo: 2,
        time: '11:02',
        message: 'Listo: versión nueva en el libro, sin publicar.',
      }),
      said({
        senderId: OWN_ID,
        daysAgo: 2,
        time: '11:30',
        message: 'La miro esta tarde, que ahora entro en una reunión.',
      }),
      said({
        senderId: OWN_ID,
        daysAgo: 2,
        time: '18:12',
        message: 'Mirada. Publica cuando quieras, y gracias por ir tan deprisa.',
      }),
      said({ senderId: 2, daysAgo: 2, time: '18:15', message: 'Publicada. Mañana invitas tú al café.' }),
    ],
  },
];
