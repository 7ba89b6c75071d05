import type { EnglishTexts } from '../language.ts';
import { ARTICLE } from './article.ts';

export const english: EnglishTexts = {
  'el-dia-en-que-apagamos-la-nevera-del-bar': 'the-day-we-switched-off-the-bars-fridge',
  [ARTICLE.blog.content]: [
    '<p>Every month the bar on the square paid as if it had a bread oven. Reme, who owns it, was sure that the coffee machine was to blame, because it is what makes the noise. We asked her for a week, put in six metering plugs and touched nothing else.</p>',
    '<h4>What the meter said</h4>',
    '<p>The coffee machine used its fair share, but only from seven to eleven. What never stopped was the bottle cooler in the storeroom: on since 1989, with a worn seal and pushed against the wall, it was cooling the whole room. Eleven kilowatt-hours a day, half of all the bar used, to chill forty bottles of tonic.</p>',
    '<blockquote><p>Thirty years of feeding it, and I had never noticed it.</p></blockquote>',
    '<h4>The sums</h4>',
    '<ul><li>The old cooler: some 4,000 kWh a year.</li><li>A new one of the same size, with a glass door: 730 kWh.</li><li>What the new one cost: what was saved in fourteen months.</li></ul>',
    '<p>We unplugged it on a Monday. On Tuesday the storeroom was silent, and Reme went down twice to see whether there was a power cut. The lesson is not to buy a cooler: it is to measure before you blame the coffee machine.</p>',
  ].join(''),
  'El día en que apagamos la nevera del bar': 'The day we switched off the bar’s fridge',
  'Un botellero de treinta años se bebía la mitad de la luz del local. Lo medimos una semana, lo desenchufamos un lunes y estas son las cuentas, copa a copa.':
    'A thirty-year-old bottle cooler was drinking half the bar’s electricity. We metered it for a week, unplugged it on a Monday, and these are the sums, glass by glass.',
  '<p>Un botellero de treinta años se bebía la mitad de la luz del local. Lo medimos una semana, lo desenchufamos un lunes y estas son las cuentas, copa a copa.</p>':
    '<p>A thirty-year-old bottle cooler was drinking half the bar’s electricity. We metered it for a week, unplugged it on a Monday, and these are the sums, glass by glass.</p>',
  'En casa era el congelador del garaje, lleno de hielo y de una merluza de 2011. Medido, vaciado y regalado. Gracias por la idea.':
    'At ours it was the freezer in the garage, full of ice and of a hake from 2011. Metered, emptied and given away. Thank you for the idea.',
  'Lana, manta y un grado menos': 'Wool, a blanket and one degree less',
  'Nuestras abuelas no tenían termostato y sabían más que él. Repaso a las prendas de estar por casa que de verdad dejan bajar la calefacción, con termómetro en mano.':
    'Our grandmothers had no thermostat and knew more than one. A look, thermometer in hand, at the house clothes that really let you turn the heating down.',
  'Cuánto gasta una noche de partida': 'What a night of gaming uses',
  'Consola, ordenador, tres pantallas y una regleta que no se apaga nunca. Grabamos el contador durante cinco horas: lo caro no era lo que creíamos.':
    'A console, a computer, three screens and a power strip that is never off. We filmed the meter for five hours: what cost most was not what we thought.',
  '«La energía que no gastas no tiene peaje»': '“Energy you do not use pays no toll”',
  'Lo dijo un electricista de Daroca mientras cambiaba un magnetotérmico, y nos lo apuntamos. Una conversación sobre lo que cabe, y lo que no, en una instalación de 1974.':
    'So said an electrician from Daroca while he changed a circuit breaker, and we wrote it down. A talk about what fits, and what does not, in wiring of 1974.',
  'Cocina solar: garbanzos en cinco horas': 'Solar cooking: chickpeas in five hours',
  'Una caja de cartón, papel de aluminio y un cristal de marco. Salieron tiernos. Contamos también los tres intentos en los que no.':
    'A cardboard box, aluminium foil and the glass of a picture frame. They came out tender. We also tell of the three attempts when they did not.',
  'Un portátil de segunda mano y una placa': 'A second-hand laptop and one panel',
  'Montamos un puesto de juego que funciona solo con lo que da una placa de balcón. Se puede, si aceptas que el tiempo manda y que los días nublados se lee.':
    'We built a gaming desk that runs only on what a balcony panel gives. It can be done, if you accept that the weather decides and that cloudy days are for reading.',
  '¿Por qué la luz vale menos los domingos?': 'Why is electricity cheaper on Sundays?',
  'Tres pueblos que comparten un tejado': 'Three villages that share a roof',
  'Lo que aprendimos leyendo mil facturas': 'What we learnt from reading a thousand bills',
  'El termo, ese gran desconocido': 'The water heater, that great unknown',
  '10 ene 2020': '10 Jan 2020',
  '12 feb 2020': '12 Feb 2020',
  '3 mar 2020': '3 Mar 2020',
  '18 may 2020': '18 May 2020',
  '1 jun 2020': '1 Jun 2020',
  '14 ene 2020': '14 Jan 2020',
  '16 ene 2020': '16 Jan 2020',
  '20 ene 2020': '20 Jan 2020',
  '24 ene 2020': '24 Jan 2020',
};
