import type { EnglishTexts } from '../language.ts';

export const english: EnglishTexts = {
  'Revisar las facturas del hotel Miramar': 'Check the bills of the hotel Miramar',
  'Tres recibos con excesos de potencia en agosto: comprobar el maxímetro de P2.':
    'Three bills with excess power in August: check the maximum demand of P2.',
  'Pedir las curvas horarias de la cooperativa': 'Ask for the hourly curves of the cooperative',
  'Faltan los CUPS de los pozos 4 y 7; la autorización ya está firmada.':
    'The CUPS of wells 4 and 7 are missing; the authorisation is already signed.',
  'Preparar la reunión comercial del lunes': 'Prepare Monday’s sales meeting',
  'Cartera por zonas, renovaciones del trimestre y ronda de dudas sobre la 3.0TD.':
    'Portfolio by area, this quarter’s renewals and a round of questions on the 3.0TD.',
  'Llamar a la panadería Pardo': 'Call the Pardo bakery',
  'Ya tiene el estudio. Preguntar si ha podido mirarlo con su gestor.':
    'She has the study. Ask whether she has gone through it with her accountant.',
  'Archivar los contratos firmados de octubre': 'File the contracts signed in October',
  'Uno por carpeta, con su anexo de precios.': 'One per folder, with its price annex.',
  'Subir la versión de invierno del libro de precios': 'Upload the winter version of the price book',
  'Publicar a las 8:00, avisar a los comerciales y dejar la anterior con fecha de cierre.':
    'Publish at 8:00, tell the sales team and give the previous one a closing date.',
  'Repetir el estudio del polideportivo': 'Redo the study of the sports centre',
  'El ayuntamiento ha cambiado de idea: ya no quieren incluir la piscina.':
    'The town council has changed its mind: the pool is no longer to be included.',
  'Contestar la reclamación de la calle Olmo': 'Answer the complaint from calle Olmo',
  'Lectura estimada dos meses seguidos. Adjuntar la lectura real y pedir disculpas.':
    'An estimated reading two months in a row. Attach the real one and apologise.',
  'Repartir los avisos de renovación': 'Share out the renewal notices',
  'Vencen 46 contratos antes de fin de mes; quince por persona.':
    '46 contracts expire before the end of the month; fifteen each.',
  'Comprobar el coseno de fi de la nave de frío': 'Check the power factor of the cold store',
  'Descargar la reactiva por horas y ver si coincide con los arranques.':
    'Download the reactive energy by the hour and see whether it matches the start-ups.',
  'Actualizar los teléfonos de contacto': 'Update the contact telephones',
  'Doce fichas con el número antiguo de la oficina de Gandía.':
    'Twelve records with the old number of the Gandía office.',
  'Cerrar la oferta de la residencia': 'Close the offer for the care home',
  'Piden respuesta por escrito, con la penalización por baja anticipada explicada.':
    'They want a written answer that explains the penalty for leaving early.',
  'Cuadrar las comisiones de octubre': 'Balance October’s commissions',
  'Restar las dos bajas y sumar la ampliación de potencia del taller.':
    'Take off the two cancellations and add the workshop’s extra power.',
  'Probar el lector de ficheros F1': 'Test the F1 file reader',
  'Con el de la distribuidora del norte, que manda los decimales con coma.':
    'With that of the northern distributor, which writes decimals with a comma.',
  'Organizar la comida de Navidad': 'Organise the Christmas lunch',
  'Somos catorce, dos vegetarianos y una celíaca. Presupuesto: 32 € por persona.':
    'We are fourteen, two vegetarians and one coeliac. Budget: €32 each.',
  'Enviar la encuesta a los clientes nuevos': 'Send the survey to the new customers',
  'Tres preguntas y nada más.': 'Three questions and no more.',
  'Cambiar el formato de las propuestas': 'Change the format of the proposals',
  'Se hará con la plantilla nueva; esta ya no hace falta.':
    'It will be done with the new template; this one is no longer needed.',
  'Pasar la revisión del coche de empresa': 'Have the company car serviced',
  'Taller de la avenida, a primera hora. Llevar la tarjeta de transporte.':
    'The garage on the avenue, first thing. Bring the travel card.',
};
