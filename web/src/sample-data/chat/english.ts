import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Dirección comercial': 'Head of sales',
  'Números claros y café largo. Si la factura no se entiende, la culpa es nuestra.':
    'Clear figures and long coffees. If nobody understands the bill, the fault is ours.',
  'Comercial de hostelería': 'Sales, hotels and restaurants',
  'Entre Valencia y Castellón, casi siempre en el coche.':
    'Between Valencia and Castellón, nearly always in the car.',
  'Mercados y precios': 'Markets and prices',
  'Miro el OMIE antes que el tiempo.': 'I check OMIE before I check the weather.',
  'Comercial agrícola': 'Sales, farming',
  'Pozos, regadíos y cooperativas. Botas en el maletero.':
    'Wells, irrigation and cooperatives. Boots in the boot.',
  Sistemas: 'IT',
  '¿Has probado a apagarlo y volverlo a encender?': 'Have you tried turning it off and on again?',
  'Atención al cliente': 'Customer service',
  'Explico facturas de nueve a tres; el resto del día, también.':
    'I explain bills from nine to three, and for the rest of the day too.',
  'Contratación y altas': 'Contracts and new supplies',
  'Un CUPS tiene veinte o veintidós caracteres, ni uno menos.':
    'A CUPS has twenty or twenty-two characters, and not one less.',
  'Medida y curvas': 'Metering and load curves',
  'Amiga de los maxímetros.': 'A friend of maximum-demand meters.',
  Facturación: 'Billing',
  'El céntimo que falta siempre aparece.': 'The missing cent always turns up.',
  Cobros: 'Collections',
  'Cobro con educación y sin prisa, pero cobro.': 'I collect politely and without haste, but I collect.',
  'Asesoría regulatoria': 'Regulatory advice',
  'Leo el BOE para que no tengas que hacerlo tú.': 'I read the official gazette so that you need not.',
  'Buenos días. ¿Tienes cinco minutos para lo del hotel?':
    'Good morning. Have you got five minutes for the hotel?',
  'Dime, estoy con el café.': 'Go ahead, I am having my coffee.',
  'Quieren ver la comparación con la potencia ya optimizada, no solo la energía.':
    'They want to see the comparison with the power already optimised, not just the energy.',
  'Te la he dejado en el estudio: bajando P1 y P2 a 90 kW ahorran otros 2.300 € al año.':
    'I have left it in the study: lowering P1 and P2 to 90 kW saves them another €2,300 a year.',
  '¡Eso sí que les va a gustar! Se la enseño a las doce.':
    'Now that they will like! I am showing it to them at twelve.',
  'Y pregúntales por las cocinas, que en agosto el maxímetro se les fue a 118.':
    'And ask about the kitchens: in August their demand meter went up to 118.',
  'Han salido los futuros del primer trimestre. Bajan.': 'The first-quarter futures are out. They are down.',
  '¿Mucho o «bajan» de los tuyos?': 'A lot, or “down” as you usually mean it?',
  'Cuatro euros y pico. De los buenos.': 'Just over four euros. Down for real.',
  'Entonces movemos el fijo de 2.0TD antes del lunes.': 'Then we move the fixed 2.0TD price before Monday.',
  'Lo preparo. ¿Mantenemos el fee o lo repartimos con el cliente?':
    'I will get it ready. Do we keep the fee or share it with the customer?',
  'Repartimos. Mejor ganar tres clientes que tres euros.':
    'We share it. Better to win three customers than three euros.',
  'Listo: versión nueva en el libro, sin publicar.': 'Done: there is a new version in the book, unpublished.',
  'La miro esta tarde, que ahora entro en una reunión.':
    'I will look at it this afternoon, I am just going into a meeting.',
  'Mirada. Publica cuando quieras, y gracias por ir tan deprisa.':
    'Checked. Publish whenever you like, and thank you for being so quick.',
  'Publicada. Mañana invitas tú al café.': 'Published. Tomorrow the coffee is on you.',
};
