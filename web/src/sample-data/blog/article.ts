/** The longest post of the blog, which no table could hold. */
export const FIRST_CONTENT = [
  '<p>El bar de la plaza pagaba cada mes como si tuviera un horno de pan. Su dueña, Reme, estaba segura de que la culpa era de la cafetera, que es la que hace ruido. Le pedimos una semana, pusimos seis enchufes medidores y no tocamos nada más.</p>',
  '<h4>Lo que dijo el contador</h4>',
  '<p>La cafetera gastaba lo suyo, pero solo de siete a once. Quien no paraba era el botellero del almacén: encendido desde 1989, con la goma vencida y pegado a la pared, hacía frío para el almacén entero. Once kilovatios hora al día, la mitad de todo el local, para enfriar cuarenta botellas de tónica.</p>',
  '<blockquote><p>Treinta años dándole de comer y ni me había fijado en él.</p></blockquote>',
  '<h4>Las cuentas</h4>',
  '<ul><li>El botellero viejo: unos 4.000 kWh al año.</li><li>Uno nuevo del mismo tamaño, con puerta de cristal: 730 kWh.</li><li>Lo que costó el nuevo: lo que se ahorró en catorce meses.</li></ul>',
  '<p>Lo desenchufamos un lunes. El martes el almacén estaba en silencio y Reme bajó dos veces a ver si se había ido la luz. La lección no es que compres un botellero: es que midas antes de echarle la culpa a la cafetera.</p>',
].join('');
