/**
 * Each line holds name, post, city, start (mm/dd/yyyy), salary ($ a year), age, whole years of experience, status, and
 * 1 for who has a picture.
 */
export const EMPLOYEE_TABLE = `
Ernesto Medina Naranjo|Técnico de medida|Badajoz|02/06/2019|19069.00|20|2|2|1
Mario Macías Álvarez|Atención al cliente|Teruel|11/24/2019|11761.66|61|1|4|1
Aitana Barrios Expósito|Electricista de mantenimiento|Salamanca|12/27/2018|19227.49|38|6|1|1
César Moreno Mateos|Comercial de zona|Vigo|11/07/2016|14999.42|30|0|3|
Pedro Alonso Benítez|Jefe de almacén|Burgos|04/06/2016|18488.32|54|3|4|
Elena Domínguez Cuesta|Delegada de prevención|Elche|08/13/2018|15531.72|49|1|3|1
Leire Benítez Villalba|Técnica de medida|Jaén|09/16/2016|13666.03|21|3|2|
Juan Rojas Acosta|Jefe de almacén|Toledo|11/03/2017|20713.76|56|8|1|1
Daniel Rovira Alonso|Abogado de regulación|Elche|04/28/2018|11636.20|61|1|3|
Carlos Carrasco Abad|Técnico de medida|Teruel|06/14/2017|11705.18|27|4|2|
Vicente Guerrero Cuesta|Técnico de medida|Huelva|06/20/2019|23053.14|25|2|3|
Aitana Rincón Echeverría|Instaladora fotovoltaica|Castelló|04/06/2019|12204.22|26|0|2|
Andrea Soler Benítez|Delegada de prevención|Salamanca|11/02/2019|12882.21|65|4|1|1
Enrique Montero Arias|Director comercial|Burgos|05/27/2017|11363.92|49|2|1|
Laura Durán Ramos|Técnica de medida|Gijón|10/01/2016|19056.14|28|6|1|
Noelia Gil Izquierdo|Coordinadora de obra|Oviedo|04/01/2018|21541.63|33|9|1|
Esther Casado Soler|Delegada de prevención|León|06/10/2018|17881.66|23|2|5|
Clara Pascual Zapata|Gestora de contratos|Huelva|08/10/2016|14835.53|54|8|3|1
Daniel Casado Escribano|Coordinador de obra|Cáceres|06/23/2019|19838.15|60|5|4|1
Julián Iglesias Rojas|Director comercial|Valladolid|06/13/2019|20535.79|65|8|5|1
Silvia Carmona Rubio|Técnica de medida|Cuenca|12/23/2016|13166.21|48|4|5|
Lucas Pacheco Ballester|Director comercial|Castelló|11/14/2016|16647.15|38|7|4|
Javier Zamora Lara|Ingeniero eléctrico|Logroño|02/14/2016|21580.04|29|4|2|1
Óscar Escribano Arroyo|Atención al cliente|Gijón|08/10/2017|23847.39|51|7|2|
Luisa Merino Ayala|Delegada de prevención|Girona|08/19/2017|19131.50|60|8|1|1
Jimena Ballester Barrios|Comercial de zona|Madrid|03/03/2019|22748.79|44|3|2|
Julia Méndez Marín|Jefa de almacén|Santander|01/16/2019|17671.71|51|9|3|1
Amaia Soto Castillo|Gestora de contratos|León|05/26/2016|23711.41|42|0|5|
Pau Ayala Expósito|Atención al cliente|Cádiz|10/27/2019|18558.62|39|7|2|1
Carolina Palacios Alarcón|Directora comercial|Girona|01/12/2017|19809.35|49|2|3|1
Álvaro Zapata Ramos|Operador de mercado|Valladolid|12/07/2018|23113.42|61|8|1|1
Nerea Arroyo Lozano|Especialista en baterías|Jaén|03/21/2016|15704.76|22|4|5|1
Jordi Alarcón Salas|Coordinador de obra|Girona|07/12/2017|19594.00|55|4|1|
Candela Zapata Palacios|Auditora energética|Málaga|12/18/2019|16669.28|60|5|4|
Martín Bravo Rincón|Analista de datos|Jaén|08/17/2018|24767.93|55|4|2|1
Carla Zamora Ballester|Jefa de almacén|Vigo|08/04/2017|13120.45|61|6|5|
Antonio Méndez Aguirre|Analista de datos|Ourense|05/12/2018|21926.59|55|7|4|1
Andrés Soler Crespo|Comercial de zona|Lugo|09/06/2017|20703.57|33|0|3|
Sofía Arroyo Arias|Auditora energética|Logroño|03/24/2017|18168.71|59|3|4|
Clara Redondo Velasco|Ingeniera eléctrica|Cartagena|09/23/2018|21709.04|39|2|1|1
Patricia Méndez Esteve|Atención al cliente|Gijón|11/06/2016|20882.27|55|8|5|
Francisco Valero Sierra|Analista de consumo|Teruel|12/23/2018|17473.61|42|4|4|1
Diego Vargas Ballester|Instalador fotovoltaico|Vigo|05/07/2017|22469.40|49|9|4|1
Julia Galán Merino|Especialista en baterías|Bilbao|12/19/2019|11873.21|54|4|1|1
Concha Salinas Montero|Atención al cliente|Almería|05/02/2019|19574.67|55|8|5|1
César Barrios Alonso|Ingeniero eléctrico|Sevilla|02/10/2018|13903.84|53|4|5|1
Isabel Molina Vargas|Instaladora fotovoltaica|Vitoria-Gasteiz|08/23/2019|13751.78|54|0|2|1
Rosa Delgado Castaño|Operadora de mercado|Jaén|09/25/2017|21326.94|52|6|2|
Nicolás Galán Ayala|Auditor energético|Bilbao|05/18/2017|10215.76|44|6|3|1
Ernesto Ortega Ureña|Atención al cliente|Málaga|08/21/2017|11081.18|42|3|4|
Ana Rincón Castillo|Coordinadora de obra|Málaga|04/05/2017|18068.40|37|7|1|
Carla Vega Izquierdo|Analista de datos|Toledo|03/24/2018|19414.33|38|2|1|
Saúl Román Marín|Abogado de regulación|Salamanca|08/08/2019|23257.09|62|2|5|
Jimena Bermejo Zapata|Analista de datos|Cartagena|04/26/2018|11345.73|65|7|5|
Inés Abad Escribano|Contable|Zaragoza|12/22/2018|12635.16|53|0|4|
Olga Iglesias Delgado|Comercial de zona|Salamanca|02/28/2019|15489.75|43|7|4|
Teresa Mateos Robles|Contable|Vigo|02/20/2018|24380.42|64|1|2|
Luisa Escribano Arroyo|Comercial de zona|Palma|11/07/2018|23910.11|46|9|3|
Enrique Soler Marín|Técnico de medida|Alicante|11/17/2019|19293.69|25|5|3|
Sara Velasco Flores|Contable|Vitoria-Gasteiz|06/15/2016|21710.03|58|5|1|1
Carolina Rincón Nieto|Desarrolladora web|Albacete|02/22/2019|12618.60|63|6|2|1
Adriana Garrido Lozano|Ingeniera eléctrica|Cartagena|03/23/2019|16688.20|23|2|1|1
Andrés Cano Durán|Analista de datos|Girona|05/21/2017|19258.08|56|1|3|
Rosa Redondo Moreno|Comercial de zona|Cáceres|12/06/2017|24252.83|31|1|5|1
Sara Merino Lara|Abogada de regulación|Córdoba|03/08/2018|17834.04|65|0|1|
Pablo Guerrero Ferrer|Ingeniero eléctrico|Vigo|05/01/2016|16109.39|32|9|1|1
Diego Cano Arias|Técnico de medida|Teruel|02/19/2017|14686.37|19|1|4|1
Juan Flores Caballero|Especialista en baterías|Vitoria-Gasteiz|11/20/2018|11682.02|45|9|3|
Enrique Garrido Gallardo|Jefe de almacén|León|05/01/2018|20254.38|60|0|5|1
Javier Durán Méndez|Técnico de medida|Gijón|01/17/2016|10089.96|23|2|3|1
Vicente Blanco Salas|Contable|Alicante|11/13/2018|24643.70|25|5|1|1
Amaia Medina Expósito|Analista de datos|Salamanca|04/13/2019|10811.34|44|1|3|1
Julián Abad Zapata|Delegado de prevención|Castelló|07/26/2017|15523.85|44|2|1|1
Jorge Heredia Flores|Analista de consumo|Burgos|08/01/2018|24973.48|41|5|1|1
Jorge Galán Gallardo|Gestor de contratos|Burgos|01/20/2017|12101.37|43|5|2|1
Raquel Núñez Castillo|Contable|Huelva|12/11/2018|17875.90|28|6|1|
Uxía Alarcón Arias|Electricista de mantenimiento|Cuenca|07/01/2018|16228.34|66|7|3|1
Pedro Lozano Ureña|Técnico de medida|Santander|12/20/2018|24869.44|42|3|4|
Jaime Castillo Calvo|Técnico de medida|Málaga|06/02/2018|16091.63|24|1|3|1
Marta Arroyo Domínguez|Especialista en baterías|Granada|02/08/2017|22926.46|65|5|4|
Bruno Caballero Torres|Electricista de mantenimiento|Girona|03/10/2017|14928.29|33|3|5|
Víctor Fuentes Campos|Delegado de prevención|Logroño|08/18/2017|15045.05|46|9|3|1
Gloria Macías Arias|Técnica de medida|Girona|06/08/2018|17038.96|55|6|2|
Camila Ayala Alarcón|Jefa de almacén|Lugo|03/27/2017|10958.96|37|7|4|
Julián Álvarez León|Instalador fotovoltaico|Valladolid|08/22/2017|11580.74|21|3|4|
Beatriz Macías Gil|Instaladora fotovoltaica|Elche|01/04/2017|16246.27|38|1|5|1
Joaquín Ferrer Vega|Comercial de zona|Valencia|11/03/2017|20635.69|37|0|2|1
Jaime Echeverría Aranda|Ingeniero eléctrico|Granada|02/10/2016|13848.74|28|0|4|
David Soler Delgado|Operador de mercado|Albacete|10/10/2019|24752.28|49|9|4|
Jaime Iglesias Herrero|Electricista de mantenimiento|Santander|05/01/2016|12855.15|44|1|1|
Iker Lara Cuesta|Contable|Cáceres|03/24/2019|17089.49|43|3|5|
Verónica Román Redondo|Analista de datos|Badajoz|09/01/2016|18249.75|42|9|2|1
Carla Benítez Hidalgo|Delegada de prevención|Córdoba|07/19/2018|11864.99|31|5|2|
Ximena Benítez Naranjo|Técnica de medida|Sevilla|03/18/2016|22449.94|22|4|4|1
Héctor Carrasco Rojas|Responsable de facturación|Teruel|12/13/2016|16088.08|57|4|2|
Sonia Peña Villalba|Especialista en baterías|Cádiz|09/22/2017|20645.00|62|5|4|1
Patricia Palacios Redondo|Técnica de medida|Teruel|12/23/2016|12550.92|25|7|4|
Juan Méndez Ibáñez|Abogado de regulación|Vigo|01/02/2019|21870.63|63|3|4|1
Lucas Molina Iglesias|Analista de datos|Cáceres|11/12/2018|11380.40|22|4|1|1
Olga Heredia Lozano|Ingeniera eléctrica|Ourense|04/18/2016|24886.45|21|3|5|1
`;
