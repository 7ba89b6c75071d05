/** What the API is about: the nouns of its addresses, each with the sentence that documents it. */
export const NOUNS = {
  ajustes: 'Las marcas de la casa, con su logo y sus textos, y las reglas de la casa.',
  agenda: 'Las tareas de quien vende, para su calendario.',
  analisis: 'Estudios de ahorro de un suministro: lo que paga hoy y lo que pagaría con cada producto.',
  aperturas: 'Lo que muestra una lista al abrirse, en una sola respuesta.',
  'asignaciones-de-fichero': 'Lo que se dijo de las columnas de un fichero, guardado para el próximo igual.',
  auditoria: 'Quién hizo qué y cuándo.',
  auth: 'Entrar, salir y recuperar la cuenta.',
  busqueda: 'Una sola caja que busca en todo lo que quien llama puede ver.',
  calculos: 'La factura, los periodos, la potencia óptima y los códigos, calculados sin guardar nada.',
  campos: 'Los datos que cada casa añade a sus clientes, suministros y contratos.',
  claves: 'Las claves con las que llaman los programas.',
  clientes: 'Las personas y empresas, con sus suministros, sus notas y sus consentimientos.',
  comerciales: 'Quienes venden, en su equipo, y el traspaso de su cartera.',
  comisiones: 'Las reglas y los planes con los que se paga a quien vende.',
  conexiones: 'Los servicios de los que vienen datos solos, con su cupo, y lo que se les pide.',
  contratos: 'Los contratos, desde el borrador hasta la baja, con sus renovaciones y su importación.',
  correos: 'Los correos que han salido o esperan para salir.',
  cuenta: 'La cuenta de quien llama: sus sesiones, su contraseña, sus avisos y el enlace de su agenda.',
  documentos: 'Los ficheros que acompañan a un cliente, un contrato, una propuesta o un suministro.',
  etiquetas: 'Las palabras que se ponen a clientes, suministros y contratos para encontrarlos.',
  evidencias: 'La prueba sellada de que una propuesta se aceptó.',
  extractos: 'Lo que pagan las comercializadoras, casado con los contratos, y lo que deben.',
  facturas: 'Las facturas recibidas de cada suministro, comprobadas línea a línea.',
  importaciones: 'Ficheros de puntos de suministro y de curvas que entran, con su progreso y sus rechazos.',
  incidencias: 'Los problemas que cuentan los clientes, cada uno con su hilo.',
  informes: 'Una medida por uno o dos campos, la calidad de la venta y el embudo, de lo que ve quien llama.',
  inicio: 'Las cifras de la primera pantalla.',
  liquidaciones: 'Lo que se paga a cada comercial por periodo, con sus líneas y sus disputas.',
  'listas-de-codigos': 'Códigos pegados por los que se puede filtrar una lista.',
  marcadores: 'Las pantallas que cada uno guarda a mano.',
  marcas: 'El logo de una marca, a la vista de todos.',
  mercado: 'Las series de precios, pérdidas y perfiles con las que se calcula hora a hora.',
  'mi-area': 'Lo que un cliente tiene con la casa, en sus palabras.',
  openapi: 'La descripción de la propia API.',
  operaciones: 'Trabajos sobre muchas filas: su progreso, su resultado y cómo deshacerlos.',
  'permisos-de-datos': 'Lo que un cliente deja consultar de sus suministros, y cómo lo retira.',
  'peticiones-de-documentos':
    'Lo que se pide a un cliente que mande, por un enlace que caduca o desde su área.',
  productos: 'Los productos que se venden y sus precios, versión a versión.',
  propuestas: 'Las ofertas que se mandan a un cliente, y lo que responde.',
  'puntos-suministro': 'Los suministros por su CUPS: datos, consumos, curva e historia.',
  renovaciones: 'Los contratos que están por vencer.',
  salud: 'Si el servidor vive y atiende.',
  sucesos: 'Lo que mandan los webhooks, para leerlo en orden.',
  supresiones: 'Lo que los clientes piden que se suprima, con su plazo.',
  tareas: 'Llamadas, visitas y recordatorios: de quién son, para cuándo y sobre qué.',
  usuarios: 'Las cuentas que entran, con su rol y su estado.',
  vistas: 'Los filtros y columnas de una lista, guardados con un nombre.',
  webhooks: 'Las direcciones de internet a las que se avisa de lo que pasa.',
} as const satisfies Readonly<Record<string, string>>;

const LOCATIONS = /^\/v1\/(?:(?:admin|publico)\/)?([\w-]+)/;

/** The noun of an address, whether for everybody, for administrators or open to the public. */
export function nounOf(path: string): string {
  return LOCATIONS.exec(path)?.[1] ?? '';
}

/** What is looked at of a call to tell what a key needs for it. */
export type KeyedCall = {
  readonly method: string;
  readonly path: string;
  readonly ambito?: string | undefined;
  readonly peopleOnly?: true | undefined;
};

/**
 * What a key needs for a call, such as `clientes:leer`: what the call says of itself, and otherwise its noun and method.
 * Calculations keep nothing, so that they only read.
 */
export function ambitoOf({ method, path, ambito }: KeyedCall): string {
  if (ambito !== undefined) return ambito;
  const noun = nounOf(path);
  return `${noun}:${method === 'GET' || noun === 'calculos' ? 'leer' : 'escribir'}`;
}
