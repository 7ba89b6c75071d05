import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Simplificar el alta de un punto de suministro': 'Make it simpler to add a supply point',
  'Con el CUPS basta para empezar; lo demás se puede leer del fichero SIPS.':
    'The CUPS is enough to begin with; the rest can be read from the SIPS file.',
  'recorrido-actual.pdf': 'current-journey.pdf',
  'recorrido-nuevo.pdf': 'new-journey.pdf',
  'Los clientes preguntan siempre qué es el código de la distribuidora.':
    'Customers always ask what the distributor’s code is.',
  'Se deduce del CUPS: lo quito del formulario.': 'The CUPS tells it: I am taking it off the form.',
  'Ilustraciones para la guía de la factura': 'Illustrations for the guide to the bill',
  'Una por bloque del recibo: potencia, energía, impuestos y alquiler del contador.':
    'One for each block of the bill: power, energy, taxes and meter rental.',
  'boceto-tramos.png': 'sketch-of-periods.png',
  'Comparar dos versiones de una propuesta': 'Compare two versions of a proposal',
  'Qué ha cambiado en precios, potencias y comisión, en una sola vista.':
    'What has changed in prices, power and commission, in a single view.',
  'casos.xls': 'cases.xls',
  'pantalla.png': 'screen.png',
  'notas.txt': 'notes.txt',
  'Que se vea primero el ahorro anual, por favor.': 'Let the yearly saving come first, please.',
  'Y debajo, por qué ha cambiado.': 'And below it, why it has changed.',
  'Hecho; falta la vista para el móvil.': 'Done; the view for phones is still missing.',
  'Redondeo de los excesos cuartohorarios': 'Rounding of quarter-hourly excesses',
  'La suma de los periodos tiene que dar el total de la factura, al céntimo.':
    'The periods have to add up to the total of the bill, to the cent.',
  'tres-facturas.pdf': 'three-bills.pdf',
  'cálculo.xls': 'calculation.xls',
  'En la factura de junio nos sale un céntimo de más.': 'In the June bill we get one cent too many.',
  'Es la distribuidora, que redondea por periodo y no al final.':
    'It is the distributor, who rounds by period and not at the end.',
  '¿La norma lo dice?': 'Does the rule say so?',
  'Sí, lo dejé citado en el documento.': 'Yes, I quoted it in the document.',
  'Entonces lo cambiamos y añadimos las tres facturas como prueba.':
    'Then we change it and add the three bills as a test.',
  'Subido. ¿Lo revisas, Fátima?': 'Uploaded. Will you review it, Fátima?',
  'Avisar de un IBAN mal escrito antes de enviar': 'Warn about a mistyped IBAN before sending',
  'Se comprueban los dígitos de control mientras se escribe, y se dice cuál falla.':
    'The check digits are verified while typing, and the wrong one is named.',
  'ejemplos.txt': 'examples.txt',
  'Mapa de calor del consumo por horas': 'Heat map of consumption by the hour',
  'Un año de días por veinticuatro horas, con la misma escala para todos los meses.':
    'A year of days by twenty-four hours, with the same scale for every month.',
  'enero.csv': 'january.csv',
  'julio.csv': 'july.csv',
  'colores.png': 'colours.png',
  'leyenda.png': 'legend.png',
  'Se ve a simple vista cuándo riegan. Me encanta.': 'One sees at a glance when they irrigate. I love it.',
  'He añadido los días sin dato, en gris.': 'I have added the days without data, in grey.',
};
