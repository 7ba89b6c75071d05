/**
 * Each line holds kind of picture, name, brand, price (€), rating, 1 for free shipping, and description. Ids follow the
 * order, from 1.
 */
export const PRODUCT_TABLE = `
inverter|Inversor híbrido de 5 kW|Lumbra|1249.00|5|1|Reparte la energía entre placas, batería y red en menos de veinte milisegundos. Incluye medidor, wifi y aplicación en español; cinco años de garantía ampliables a diez.
boiler|Termo eléctrico de 80 litros|Calor Añil|219.95|4||Aprende a qué horas te duchas y calienta en las más baratas. Vale en vertical y en horizontal, y su ánodo se cambia sin vaciarlo.
bulb|Bombilla regulable de 9 W|Candela Norte|10.83|4||Luz cálida de 2.700 K que baja hasta la de una vela sin parpadear. Rosca E27 y veinticinco mil horas de vida.
charger|Cargador de coche de 7,4 kW|Voltaria|689.00|5|1|Carga solo con excedentes, en horas valle o a toda potencia, como prefieras. Vigila la potencia contratada y baja el ritmo antes de que salte el diferencial.
thermostat|Termostato de pared con wifi|Tibio|89.90|5||Pantalla de tinta que se lee desde el otro lado del salón. Detecta una ventana abierta y corta la calefacción hasta que la cierras.
socket|Enchufe medidor de 16 A|Lumbra|14.95|4||Dice cuánto gasta cada aparato, hora a hora, y lo apaga desde el sofá. Funciona sin cuenta ni nube.
panel|Placa solar de 450 W|Tejado Claro|142.50|5||Célula partida y marco negro: rinde también cuando la chimenea le da sombra a la mitad. Garantiza el 87 % de su potencia a los veinticinco años.
battery|Batería de litio de 10 kWh|Acumula|4380.00|5|1|Ferrofosfato sin cobalto, seis mil ciclos y apilable hasta treinta kilovatios hora. Se cuelga en la pared del garaje en una mañana.
heat-pump|Aerotermia de 8 kW para toda la casa|Brisa Boreal|7999.99|4|1|Calefacción, frío y agua caliente con una sola máquina, a 35 dB de noche. Por cada kWh que pagas entrega más de cuatro.
power-strip|Regleta con corte automático|Lumbra|24.90|3||Cuando se apaga el televisor, deja sin corriente lo que cuelga de él. Cuatro tomas, protección contra rayos e interruptor de pie.
sensor|Sensor de puerta y ventana|Centinela|18.75|1||Avisa de la ventana olvidada y de la calefacción que se escapa por ella. Dos años con la misma pila.
valve|Cabezal termostático programable|Calma|39.90|4||Se enrosca en el radiador que ya tienes y le pone horario propio. Adaptadores para cinco marcas en la caja.
meter|Medidor de consumo para el cuadro|Lumbra|79.00|5||Tres pinzas, carril DIN y una lectura por segundo. Descubre qué enciende la casa cuando nadie está en ella.
fan|Ventilador de techo silencioso|Levante|96.40|3||Motor de corriente continua de 28 W y seis velocidades. En invierno gira al revés y baja el calor del techo.
light-strip|Tira de luz de cinco metros|Duende|32.60|1||Doce vatios por metro y mando a distancia. El adhesivo pide una pared bien limpia.
radiator|Emisor térmico de 1.500 W|Brasero|94.50|2||Fluido de inercia y programador semanal. Pensado para el cuarto que se calienta dos horas al día.
hob|Placa de inducción de cuatro fuegos|Fogón Azul|429.00|4||Limita su propia potencia a 2,8 kW para no subir la contratada. Zona flexible para la cazuela larga.
washer|Lavadora de 9 kilos y clase A|Nieve Mansa|549.00|3||Cuarenta y nueve kWh por cada cien ciclos. Espera a la hora barata si le dices cuándo quieres la ropa.
pocket-charger|Cargador solar de bolsillo|Caminante|45.20|1||Veinte mil mAh y cuatro hojas que se abren sobre la mochila. A pleno sol se llena en dos días.
probe|Sonda de temperatura exterior|Escarcha|21.30|3||Cuenta a la caldera el frío que hace fuera para que no se pase de rosca. Con soporte y veinte metros de cable.
lantern|Farol de emergencia recargable|Candil|27.90|2||Ocho horas de luz y salida USB para el móvil. Se enciende solo cuando se va la corriente.
dehumidifier|Deshumidificador de 20 litros|Rocío|312.00|3|1|El aire seco se calienta antes y la colada se seca en casa sin moho. Depósito de cuatro litros o desagüe continuo.
inverter|Microinversor de 800 W|Lumbra|98.90|2|1|Para dos placas en el balcón: se conecta a un enchufe propio y se ve en el móvil lo que ahorra.
pool-pump|Bomba de piscina de velocidad variable|Marea|489.00|4||Filtra despacio y en horas de sol, con un tercio de la energía de una bomba fija. Pantalla y programas de fábrica.
insulation|Burlete de espuma, veinte metros|Rendija Cero|12.40|3||Se pega en seco y se nota la primera noche de viento. Marrón y blanco, para huecos de dos a cinco milímetros.
boiler|Bomba de calor para agua de 200 litros|Calor Añil|1875.00|5||Saca el calor del aire del lavadero y gasta la cuarta parte que un termo. Admite un serpentín para placas térmicas.
socket|Programador de enchufe diario|Lumbra|11.95|2||Noventa y seis muescas de quince minutos y ni una aplicación. El sencillo de toda la vida.
`;
