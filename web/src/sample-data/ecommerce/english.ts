import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Inversor híbrido de 5 kW': 'Hybrid inverter, 5 kW',
  'Reparte la energía entre placas, batería y red en menos de veinte milisegundos. Incluye medidor, wifi y aplicación en español; cinco años de garantía ampliables a diez.':
    'Shares energy between panels, battery and grid in under twenty milliseconds. Comes with a meter, wifi and an app; five years of warranty that you can extend to ten.',
  'Termo eléctrico de 80 litros': 'Electric water heater, 80 litres',
  'Aprende a qué horas te duchas y calienta en las más baratas. Vale en vertical y en horizontal, y su ánodo se cambia sin vaciarlo.':
    'Learns when you shower and heats in the cheapest hours. Fits upright or on its side, and the anode is changed without emptying it.',
  'Bombilla regulable de 9 W': 'Dimmable bulb, 9 W',
  'Luz cálida de 2.700 K que baja hasta la de una vela sin parpadear. Rosca E27 y veinticinco mil horas de vida.':
    'Warm light of 2,700 K that goes down to that of a candle without flickering. E27 cap and a life of twenty-five thousand hours.',
  'Cargador de coche de 7,4 kW': 'Car charger, 7.4 kW',
  'Carga solo con excedentes, en horas valle o a toda potencia, como prefieras. Vigila la potencia contratada y baja el ritmo antes de que salte el diferencial.':
    'Charges with surplus only, off-peak or at full power, as you prefer. It watches your contracted power and slows down before the breaker trips.',
  'Termostato de pared con wifi': 'Wall thermostat with wifi',
  'Pantalla de tinta que se lee desde el otro lado del salón. Detecta una ventana abierta y corta la calefacción hasta que la cierras.':
    'An ink screen that you can read from across the room. Notices an open window and cuts the heating until you close it.',
  'Enchufe medidor de 16 A': 'Metering plug, 16 A',
  'Dice cuánto gasta cada aparato, hora a hora, y lo apaga desde el sofá. Funciona sin cuenta ni nube.':
    'Tells what each appliance uses, hour by hour, and turns it off from the sofa. Works without an account or a cloud.',
  'Placa solar de 450 W': 'Solar panel, 450 W',
  'Célula partida y marco negro: rinde también cuando la chimenea le da sombra a la mitad. Garantiza el 87 % de su potencia a los veinticinco años.':
    'Half-cut cells and a black frame: it works even while the chimney shades half of it. Guarantees 87% of its power after twenty-five years.',
  'Batería de litio de 10 kWh': 'Lithium battery, 10 kWh',
  'Ferrofosfato sin cobalto, seis mil ciclos y apilable hasta treinta kilovatios hora. Se cuelga en la pared del garaje en una mañana.':
    'Iron phosphate without cobalt, six thousand cycles, and up to thirty kilowatt-hours when stacked. Hung on the garage wall in a morning.',
  'Aerotermia de 8 kW para toda la casa': 'Whole-house heat pump, 8 kW',
  'Calefacción, frío y agua caliente con una sola máquina, a 35 dB de noche. Por cada kWh que pagas entrega más de cuatro.':
    'Heating, cooling and hot water from a single machine, at 35 dB by night. For every kWh you pay it gives more than four.',
  'Regleta con corte automático': 'Power strip with automatic cut-off',
  'Cuando se apaga el televisor, deja sin corriente lo que cuelga de él. Cuatro tomas, protección contra rayos e interruptor de pie.':
    'When the television goes off, so does all that hangs from it. Four sockets, lightning protection and a foot switch.',
  'Sensor de puerta y ventana': 'Door and window sensor',
  'Avisa de la ventana olvidada y de la calefacción que se escapa por ella. Dos años con la misma pila.':
    'Tells you of the forgotten window and of the heat that leaves through it. Two years on one battery.',
  'Cabezal termostático programable': 'Programmable radiator valve',
  'Se enrosca en el radiador que ya tienes y le pone horario propio. Adaptadores para cinco marcas en la caja.':
    'Screws onto the radiator you already have and gives it hours of its own. Adapters for five brands in the box.',
  'Medidor de consumo para el cuadro': 'Consumption meter for the fuse box',
  'Tres pinzas, carril DIN y una lectura por segundo. Descubre qué enciende la casa cuando nadie está en ella.':
    'Three clamps, a DIN rail and one reading a second. Find out what the house turns on when nobody is in it.',
  'Ventilador de techo silencioso': 'Silent ceiling fan',
  'Motor de corriente continua de 28 W y seis velocidades. En invierno gira al revés y baja el calor del techo.':
    'A 28 W direct-current motor and six speeds. In winter it turns the other way and brings the heat down from the ceiling.',
  'Tira de luz de cinco metros': 'Light strip, five metres',
  'Doce vatios por metro y mando a distancia. El adhesivo pide una pared bien limpia.':
    'Twelve watts a metre and a remote control. The adhesive asks for a really clean wall.',
  'Emisor térmico de 1.500 W': 'Electric radiator, 1,500 W',
  'Fluido de inercia y programador semanal. Pensado para el cuarto que se calienta dos horas al día.':
    'Heat-storing fluid and a weekly timer. Meant for the room that is heated two hours a day.',
  'Placa de inducción de cuatro fuegos': 'Induction hob with four rings',
  'Limita su propia potencia a 2,8 kW para no subir la contratada. Zona flexible para la cazuela larga.':
    'Limits its own power to 2.8 kW so that you need not contract more. A flexible zone for the long pan.',
  'Lavadora de 9 kilos y clase A': 'Washing machine, 9 kg, class A',
  'Cuarenta y nueve kWh por cada cien ciclos. Espera a la hora barata si le dices cuándo quieres la ropa.':
    'Forty-nine kWh per hundred cycles. Waits for the cheap hour if you tell it when you want your clothes.',
  'Cargador solar de bolsillo': 'Pocket solar charger',
  'Veinte mil mAh y cuatro hojas que se abren sobre la mochila. A pleno sol se llena en dos días.':
    'Twenty thousand mAh and four leaves that open over your rucksack. In full sun it fills in two days.',
  'Sonda de temperatura exterior': 'Outdoor temperature probe',
  'Cuenta a la caldera el frío que hace fuera para que no se pase de rosca. Con soporte y veinte metros de cable.':
    'Tells the boiler how cold it is outside so that it does not overdo it. With a bracket and twenty metres of cable.',
  'Farol de emergencia recargable': 'Rechargeable emergency lantern',
  'Ocho horas de luz y salida USB para el móvil. Se enciende solo cuando se va la corriente.':
    'Eight hours of light and a USB outlet for the phone. Turns itself on when the power goes.',
  'Deshumidificador de 20 litros': 'Dehumidifier, 20 litres',
  'El aire seco se calienta antes y la colada se seca en casa sin moho. Depósito de cuatro litros o desagüe continuo.':
    'Dry air warms up sooner, and the laundry dries indoors without mould. A four-litre tank or a continuous drain.',
  'Microinversor de 800 W': 'Microinverter, 800 W',
  'Para dos placas en el balcón: se conecta a un enchufe propio y se ve en el móvil lo que ahorra.':
    'For two panels on the balcony: it goes into a socket of its own, and your phone shows what it saves.',
  'Bomba de piscina de velocidad variable': 'Variable-speed pool pump',
  'Filtra despacio y en horas de sol, con un tercio de la energía de una bomba fija. Pantalla y programas de fábrica.':
    'Filters slowly and in sunny hours, with a third of the energy of a fixed pump. Comes with a screen and programmes.',
  'Burlete de espuma, veinte metros': 'Foam draught strip, twenty metres',
  'Se pega en seco y se nota la primera noche de viento. Marrón y blanco, para huecos de dos a cinco milímetros.':
    'Sticks on dry and is felt on the first windy night. Brown and white, for gaps of two to five millimetres.',
  'Bomba de calor para agua de 200 litros': 'Heat-pump water heater, 200 litres',
  'Saca el calor del aire del lavadero y gasta la cuarta parte que un termo. Admite un serpentín para placas térmicas.':
    'Takes heat from the air of the laundry room and uses a quarter of what a water heater does. Takes a coil for solar thermal panels.',
  'Programador de enchufe diario': 'Daily plug-in timer',
  'Noventa y seis muescas de quince minutos y ni una aplicación. El sencillo de toda la vida.':
    'Ninety-six notches of fifteen minutes and not a single app. The simple one you have always known.',
};
