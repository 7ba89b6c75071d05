/**
 * Each line holds name, company, country, contact, role, plan, status, billing, and the colour of the initials where
 * there is no picture. The first user is the person of the account settings and of the profile.
 */
export const USER_TABLE = `
Marina Soler|Solana Energía|España|(611) 555-0042|admin|basic|active|Manual - Paypal|
Miriam Santos|Viveros La Alameda|España|(648) 555-5370|subscriber|team|inactive|Manual - Credit Card|info
Unai Palacios|Frutas El Pinar|España|(720) 555-7262|author|basic|active|Auto Debit|
Blanca Moreno|Pescados Monteverde|Brasil|(728) 555-8000|editor|team|inactive|Manual - Cash|success
Lorena Pardo|Carpintería Valdeluz|Panamá|(710) 555-5476|editor|team|inactive|Auto Debit|info
Cristina Arroyo|Pescados Monteverde|Francia|(666) 555-9878|maintainer|company|pending|Auto Debit|
Miriam Peña|Ferretería La Alameda|España|(916) 555-9085|maintainer|team|pending|Manual - Cash|success
Claudia Álvarez|Academia del Puerto|Colombia|(986) 555-2495|admin|enterprise|active|Auto Debit|primary
Carlos Mateos|Cerámicas Miralrío|Honduras|(662) 555-8547|editor|team|inactive|Manual - Cash|
Lucas Zamora|Gimnasio Valdeluz|España|(632) 555-2955|subscriber|company|inactive|Manual - Paypal|
Jorge Delgado|Conservas Las Eras|Costa Rica|(660) 555-2693|subscriber|team|active|Manual - Credit Card|danger
Marta Castaño|Gimnasio Sierra Fría|Italia|(632) 555-2066|subscriber|team|active|Auto Debit|success
Nuria Benítez|Quesería Costa Clara|Bélgica|(683) 555-4912|subscriber|team|active|Manual - Paypal|
Santiago Crespo|Clínica La Encina|España|(943) 555-4570|maintainer|company|active|Auto Debit|
Sergio Ballester|Gimnasio Los Olmos|Ecuador|(963) 555-0250|admin|basic|pending|Manual - Credit Card|warning
César Salinas|Pescados Miralrío|España|(678) 555-7457|author|basic|pending|Manual - Credit Card|
Bruno Campos|Cerámicas Costa Clara|El Salvador|(619) 555-6556|maintainer|enterprise|inactive|Manual - Credit Card|
Jimena Galán|Panadería Miralrío|México|(749) 555-2121|maintainer|team|inactive|Auto Debit|
Juan León|Carpintería La Solana|Andorra|(783) 555-8722|maintainer|team|pending|Auto Debit|
Ana Guerrero|Talleres Alto Tajo|Guatemala|(787) 555-0729|editor|company|pending|Manual - Paypal|danger
Ernesto Santos|Imprenta La Solana|Francia|(742) 555-6687|editor|team|inactive|Manual - Cash|
Martín Esteve|Pescados La Solana|España|(722) 555-9125|editor|team|active|Manual - Paypal|primary
Roi Ortega|Gimnasio El Pinar|Bolivia|(669) 555-6194|admin|team|inactive|Manual - Cash|
Francisco Izquierdo|Lavandería del Puerto|Austria|(751) 555-5162|author|company|active|Manual - Paypal|
Ernesto Alarcón|Ferretería Costa Clara|Uruguay|(767) 555-1545|admin|company|active|Manual - Cash|
Julia Luna|Cooperativa Campo Nuevo|Italia|(958) 555-8826|maintainer|company|inactive|Auto Debit|info
Luisa Peña|Carpintería La Encina|Cuba|(673) 555-4366|subscriber|team|pending|Manual - Paypal|
Pedro Prieto|Lavandería Valdeluz|España|(674) 555-1913|author|company|inactive|Manual - Cash|
Raquel Sierra|Imprenta La Solana|España|(966) 555-1138|admin|enterprise|active|Auto Debit|danger
Ernesto Reyes|Viveros San Telmo|España|(910) 555-9414|maintainer|enterprise|active|Auto Debit|
Rubén Domínguez|Cooperativa Tres Cantos|Países Bajos|(782) 555-8970|maintainer|enterprise|pending|Manual - Paypal|
Aurora Naranjo|Residencia Miralrío|España|(623) 555-6937|author|team|active|Manual - Credit Card|
Concha León|Viveros Valdeluz|Reino Unido|(654) 555-4978|editor|enterprise|active|Manual - Cash|success
Concha Lozano|Colegio del Puerto|España|(782) 555-9491|admin|basic|inactive|Manual - Paypal|primary
Roi Fuentes|Talleres La Encina|Portugal|(684) 555-1113|subscriber|basic|pending|Auto Debit|
Julián Ibáñez|Restaurante El Molino|Suiza|(731) 555-9557|maintainer|enterprise|inactive|Manual - Cash|
Celia Zamora|Talleres Costa Clara|Nicaragua|(662) 555-6262|subscriber|basic|pending|Manual - Cash|warning
Unai Sierra|Gimnasio Campo Nuevo|España|(765) 555-2384|subscriber|basic|pending|Auto Debit|warning
Javier Velasco|Talleres El Faro|Paraguay|(982) 555-6873|editor|team|active|Auto Debit|
Concha Caballero|Colegio Miralrío|Argentina|(765) 555-7858|admin|company|pending|Manual - Cash|danger
Miguel Ureña|Cerámicas Miralrío|España|(988) 555-9149|subscriber|basic|inactive|Manual - Credit Card|primary
Guillermo Domínguez|Frutas El Molino|Chile|(925) 555-4338|maintainer|team|pending|Manual - Paypal|
Marta Marín|Panadería San Telmo|Marruecos|(770) 555-8756|subscriber|team|pending|Manual - Credit Card|
Marcos Cuesta|Farmacia La Ribera|Portugal|(670) 555-6950|subscriber|team|pending|Manual - Paypal|
Fermín Lozano|Almacenes Puente Viejo|Irlanda|(916) 555-6961|author|basic|pending|Manual - Credit Card|
Noelia Benítez|Almacenes Monteverde|España|(612) 555-4509|admin|enterprise|active|Manual - Cash|
Nerea Pascual|Viveros San Telmo|Alemania|(776) 555-6542|author|company|pending|Auto Debit|
Pilar Rovira|Carpintería La Alameda|Luxemburgo|(947) 555-2492|admin|enterprise|active|Auto Debit|
Saúl Palacios|Farmacia Los Olmos|Perú|(913) 555-2368|maintainer|enterprise|pending|Manual - Paypal|
Ximena Carrasco|Pescados San Telmo|Dinamarca|(947) 555-1839|admin|team|active|Manual - Paypal|
`;
