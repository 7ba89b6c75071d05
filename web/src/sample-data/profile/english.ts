import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Asesora energética': 'Energy adviser',
  'Leo facturas ajenas por oficio y la mía por gusto. Ayudo a pueblos y cooperativas a gastar menos luz y a producir la que gastan.':
    'I read other people’s bills for a living and mine for pleasure. I help villages and cooperatives to use less electricity and to make what they use.',
  '15 de noviembre de 2015': '15 November 2015',
  'Teruel, España': 'Teruel, Spain',
  'Amigos del contador': 'Friends of the Meter',
  Asociación: 'Association',
  'La hora valle': 'The Off-Peak Hour',
  Pódcast: 'Podcast',
  'Tejados con futuro': 'Roofs with a Future',
  'Comunidad energética': 'Energy community',
  'Kilovatio Club': 'Kilowatt Club',
  Revista: 'Magazine',
  'Bicis de reparto': 'Delivery Bikes',
  Empresa: 'Company',
  'Cocina con sol': 'Cooking with Sun',
  Recetas: 'Recipes',
  '#autoconsumo #pueblos': '#selfconsumption #villages',
  'Hoy el pueblo ha consumido menos de lo que ha producido. Primera vez. Se invita a migas.':
    'Today the village used less than it made. A first. Breadcrumbs and chorizo for all.',
  '#contadores': '#meters',
  'Un maxímetro no miente: te enseña el martes en que pusiste horno, plancha y secadora.':
    'A demand meter does not lie: it shows you the Tuesday you had oven, iron and dryer on.',
  '#factura #dudas': '#bill #questions',
  'Pregunta de la semana: ¿se puede tener más potencia de noche que de día? Sí, desde 2021.':
    'Question of the week: may one have more power at night than by day? Yes, since 2021.',
  '12 de diciembre de 2021, 13:16': '12 December 2021, 13:16',
  'Primer invierno con la aerotermia de la cooperativa: 21 grados en la sala de juntas y la factura un tercio más baja. Quien apostó una cena a que pasaríamos frío ya puede ir reservando mesa.':
    'First winter with the cooperative’s heat pump: 21 degrees in the meeting room and a bill a third lower. Whoever bet a dinner that we would be cold can go and book a table.',
  '1,25k': '1.25k',
  '2,1k': '2.1k',
  '¿Y a qué temperatura trabaja el suelo radiante? El nuestro va a 35.':
    'And at what temperature does the underfloor heating run? Ours is at 35.',
  'La cena la debo yo. Que sea de menú.': 'The dinner is mine to pay. Make it the set menu.',
  '5 de noviembre de 2021, 19:40': '5 November 2021, 19:40',
  'Las placas del polideportivo ya dan para la piscina entera a mediodía. Falta convencer a la depuradora de que trabaje en horas de sol.':
    'At noon the panels of the sports centre now run the whole pool. We still have to talk the pump into working while the sun shines.',
  'Con un programador de enchufe de los de rueda lo tenéis resuelto.':
    'A plug-in timer, the kind with a wheel, will settle that.',
  '21 de octubre de 2021, 9:05': '21 October 2021, 9:05',
  'Once segundos de calma antes de una semana de lecturas. Subid el volumen: no suena nada.':
    'Eleven seconds of calm before a week of readings. Turn up the volume: there is no sound.',
  '¿Es el parque de la Muela? Reconozco el pinar.': 'Is that the La Muela wind farm? I know the pine wood.',
  'Me lo pongo en la segunda pantalla.': 'That goes on my second screen.',
  '6 amistades en común': '6 mutual friends',
  '3 amistades en común': '3 mutual friends',
  '12 amistades en común': '12 mutual friends',
  '1 amistad en común': '1 mutual friend',
  '8 amistades en común': '8 mutual friends',
  '4 amistades en común': '4 mutual friends',
  'Cargar el coche en valle': 'Charge the car off-peak',
  'Cargarlo con excedentes': 'Charge it with surplus',
};
