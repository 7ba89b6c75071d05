/** Each line holds a title and the number of its id; the lines follow the ranking. */
export const RANKING = `
Baja un grado la calefacción|5473012
Llena el lavavajillas antes de ponerlo|2570829
Lava en frío|6664039
Tiende al sol|0850111
Apaga la regleta por la noche|1255279
Cambia las bombillas del pasillo|9030608
Purga los radiadores en octubre|1619240
Cierra las persianas al anochecer|6175241
Ventila diez minutos, no una hora|9817560
Pon burlete en la puerta de entrada|1013060
Cocina con la tapa puesta|8553358
Aprovecha el calor residual del horno|3642037
Descongela dentro de la nevera|0669072
Separa la nevera de la pared|1481955
Pon la nevera a cinco grados|7315367
Pon el congelador a dieciocho bajo cero|7055764
Descongela el congelador cuando haga hielo|1211979
No metas comida caliente en la nevera|4077655
Ducha de cinco minutos|1561911
Pon un aireador en el grifo|9285038
Programa el termo para la madrugada|7162250
Baja el termo a cincuenta y cinco grados|1031709
Aísla la tubería del agua caliente|9526738
Repara el grifo que gotea|2117052
Cierra el paso de gas si te vas de viaje|3785328
Usa el programa eco|9821064
Plancha todo de una vez|1077872
Limpia el filtro de la secadora|9722180
Limpia los filtros del aire acondicionado|9863754
Verano a veintiséis grados|6695194
Usa ventilador antes que aire acondicionado|0871970
Pon un toldo al oeste|3749137
Abre las ventanas enfrentadas por la noche|0821527
Pinta el techo de blanco|9379287
Cambia el cristal sencillo por doble|2274302
Inyecta aislante en la cámara|4898837
Aísla el cajón de la persiana|7071986
Corta las corrientes bajo la puerta|2460198
Alfombra en invierno|9111203
Cortinas gruesas en la ventana norte|2016225
Aprovecha la luz del mediodía|9618342
Mueve la mesa junto a la ventana|5215466
Apaga la luz al salir|9439557
Sensor de presencia en el trastero|3072085
Luz cálida de bajo consumo en el salón|1768987
Mira la etiqueta antes de comprar|9797631
Elige la lavadora por sus kWh|9623219
Carga el móvil de día|3191952
Desenchufa el cargador vacío|6287794
Apaga la pantalla, no solo el ordenador|1674613
Baja el brillo del televisor|9229627
Suspende el portátil en las pausas|1093424
Apaga el router de vacaciones|9508528
Carga el coche en valle|1039941
Compara las horas de tu tarifa|3495413
Lee tu curva de carga|8368453
Revisa la potencia contratada|8960785
Baja la potencia que no usas|7213808
Mira el maxímetro del último año|5310514
No sumes horno y vitrocerámica en punta|7851503
Reparte la colada en el fin de semana|9864097
Pide el bono social si te corresponde|7643172
Comprueba el CUPS de tu factura|6106345
Compara tres ofertas|5069255
Desconfía de los servicios añadidos|4207906
Guarda un año de facturas|3055985
Pide la factura electrónica|4135259
Apunta la lectura del contador|1413299
Comparte placas con tu comunidad|9677230
Orienta las placas al sur|5077344
Limpia las placas en primavera|8851335
Riega al amanecer|8346674
Bomba de calor para la piscina|5802565
Cubre la piscina por la noche|7570188
Filtra la piscina en horas de sol|4870794
Depuradora de velocidad variable|1268106
Placa solar para la autocaravana|2020815
Cocina solar en agosto|8628807
Olla rápida para las legumbres|7054936
Hierve solo el agua que necesitas|2807604
Microondas para calentar una taza|5778744
Hornea dos bandejas a la vez|2589877
No abras el horno para mirar|8243439
Apaga la placa dos minutos antes|7114924
Deshumidifica antes de calentar|0697788
Termostato en cada habitación|1342255
Válvulas con cabezal termostático|9402957
Caldera revisada cada año|9653779
Caldera de condensación|5303809
Aerotermia con suelo radiante|5746306
Calienta la habitación que usas|5915018
Manta en el sofá|8372820
Cierra la chimenea si no arde|9769027
Ascensor solo para subir|7693855
Temporizador en la luz del portal|1193650
Comparte el coche al polígono|1610280
Ruedas con su presión|4568829
Bicicleta para menos de tres kilómetros|7994050
Compra la fruta del barrio|1130518
Enseña a leer la factura en casa|1057864
`;
