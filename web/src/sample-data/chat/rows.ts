import { daysFromToday } from '../dates.ts';
import { portrait } from '../pictures.ts';
import type { Chat, Contact, Message, Presence, ProfileUser } from './chat.ts';

const OWN_ID = 11;

export const profileUser: ProfileUser = {
  id: OWN_ID,
  avatar: portrait('Ana Demo'),
  fullName: 'Ana Demo',
  role: 'Dirección comercial',
  about: 'Números claros y café largo. Si la factura no se entiende, la culpa es nuestra.',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
};

function contact(id: number, fullName: string, role: string, status: Presence, about: string): Contact {
  return { id, fullName, role, about, avatar: portrait(fullName), status };
}

export const contacts: readonly Contact[] = [
  contact(
    1,
    'Marcos Peña',
    'Comercial de hostelería',
    'busy',
    'Entre Valencia y Castellón, casi siempre en el coche.',
  ),
  contact(2, 'Lucía Ferrandis', 'Mercados y precios', 'online', 'Miro el OMIE antes que el tiempo.'),
  contact(
    3,
    'Aitana Soler',
    'Comercial agrícola',
    'away',
    'Pozos, regadíos y cooperativas. Botas en el maletero.',
  ),
  contact(4, 'Iker Etxeberria', 'Sistemas', 'busy', '¿Has probado a apagarlo y volverlo a encender?'),
  contact(
    5,
    'Rosa Quintana',
    'Atención al cliente',
    'online',
    'Explico facturas de nueve a tres; el resto del día, también.',
  ),
  contact(
    6,
    'Gonzalo Mira',
    'Contratación y altas',
    'offline',
    'Un CUPS tiene veinte o veintidós caracteres, ni uno menos.',
  ),
  contact(7, 'Fátima Benali', 'Medida y curvas', 'online', 'Amiga de los maxímetros.'),
  contact(8, 'Joan Ripoll', 'Facturación', 'offline', 'El céntimo que falta siempre aparece.'),
  contact(9, 'Marisa Duarte', 'Cobros', 'away', 'Cobro con educación y sin prisa, pero cobro.'),
  contact(
    10,
    'Andrés Villalba',
    'Asesoría regulatoria',
    'busy',
    'Leo el BOE para que no tengas que hacerlo tú.',
  ),
];

function said(senderId: number, daysAgo: number, time: string, message: string): Message {
  return { message, time: daysFromToday(-daysAgo, time).toISOString(), senderId };
}

export const chats: readonly Chat[] = [
  {
    id: 1,
    userId: 1,
    unseenMsgs: 0,
    chat: [
      said(1, 1, '09:05', 'Buenos días. ¿Tienes cinco minutos para lo del hotel?'),
      said(OWN_ID, 1, '09:07', 'Dime, estoy con el café.'),
      said(1, 1, '09:08', 'Quieren ver la comparación con la potencia ya optimizada, no solo la energía.'),
      said(
        OWN_ID,
        1,
        '09:15',
        'Te la he dejado en el estudio: bajando P1 y P2 a 90 kW ahorran otros 2.300 € al año.',
      ),
      said(1, 1, '09:16', '¡Eso sí que les va a gustar! Se la enseño a las doce.'),
      said(OWN_ID, 1, '09:20', 'Y pregúntales por las cocinas, que en agosto el maxímetro se les fue a 118.'),
    ],
  },
  {
    id: 2,
    userId: 2,
    unseenMsgs: 1,
    chat: [
      said(2, 3, '16:31', 'Han salido los futuros del primer trimestre. Bajan.'),
      said(OWN_ID, 3, '16:33', '¿Mucho o «bajan» de los tuyos?'),
      said(2, 3, '16:34', 'Cuatro euros y pico. De los buenos.'),
      said(OWN_ID, 3, '16:40', 'Entonces movemos el fijo de 2.0TD antes del lunes.'),
      said(2, 3, '16:41', 'Lo preparo. ¿Mantenemos el fee o lo repartimos con el cliente?'),
      said(OWN_ID, 3, '16:52', 'Repartimos. Mejor ganar tres clientes que tres euros.'),
      said(2, 2, '11:02', 'Listo: versión nueva en el libro, sin publicar.'),
      said(OWN_ID, 2, '11:30', 'La miro esta tarde, que ahora entro en una reunión.'),
      said(OWN_ID, 2, '18:12', 'Mirada. Publica cuando quieras, y gracias por ir tan deprisa.'),
      said(2, 2, '18:15', 'Publicada. Mañana invitas tú al café.'),
    ],
  },
];
