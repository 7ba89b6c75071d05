/** Each line holds the title, the icon, the colour and the questions of a topic. */
export const TOPIC_TABLE = `
Tu cuenta|Settings|text-primary|¿Cómo cambio mi contraseña?#¿Cómo doy acceso a mi gestoría?#¿Puedo tener varias direcciones?#¿Cómo cambio el idioma?#¿Cómo cierro mi cuenta?
Conectar equipos|Link|text-success|¿Cómo conecto el termostato al wifi?#El enchufe medidor no aparece en la red#¿Qué hago si cambio de router?#¿Puedo usar los equipos sin internet?#¿Cómo comparto un equipo con mi familia?
Comprar en la tienda|ShoppingCart|text-danger|¿Cómo uso un cupón de descuento?#¿Por qué cambian las ofertas de la cesta?#¿Puedo guardar una cesta para luego?#¿Cómo pido un presupuesto a medida?#¿Vendéis recambios?
Ahorrar energía|Zap|text-warning|¿Qué son las horas punta, llano y valle?#¿Qué potencia me conviene contratar?#¿Qué gasta un aparato en espera?#¿Compensa una batería en un piso?#¿Cuándo conviene cargar el coche?
Entender la factura|FileText|text-info|¿Qué es el CUPS?#¿Qué parte de la factura son impuestos?#¿Qué es el término de potencia?#¿Por qué me han estimado la lectura?#¿Qué son los excedentes compensados?
Privacidad y seguridad|Lock|text-secondary|¿Quién ve mi curva de consumo?#¿Cómo retiro una autorización?#¿Dónde se guardan mis datos?#¿Cómo reconozco una llamada falsa?
`;
