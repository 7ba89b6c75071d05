/**
 * Each line holds issued, due, status, balance, total, service, 1 for a picture, client, company, address, country and
 * contact.
 */
export const INVOICE_TABLE = `
28 Jul 2019|26 Sep 2019|Downloaded|0|3173|1|1|Alejandra Ramos|Carpintería Alto Tajo|Rue du Port, 10, 66000 Perpiñán|Francia|(734) 555-0588
12 Dec 2019|27 Dec 2019|Draft|$608|3723|1|1|Mercedes Calvo|Ferretería Valdeluz|Calle Nueva, 33, 48005 Bilbao|España|(925) 555-9817
17 Feb 2019|19 Mar 2019|Paid|0|5263|3|1|Paula Pacheco|Viveros Puente Viejo|Paseo Marítimo, 44, 33006 Oviedo|España|(671) 555-8181
16 Jan 2020|15 Feb 2020|Paid|-$208|3048|3|1|Manuel Blanco|Gimnasio La Alameda|Calle Mayor, 31, 37002 Salamanca|España|(939) 555-9053
11 Jul 2019|10 Aug 2019|Downloaded|0|5033|0||Patricia Rovira|Clínica La Solana|Rua do Sol, 29, 1100-148 Lisboa|Portugal|(746) 555-4586
21 Jan 2020|20 Feb 2020|Draft|0|3114|2||Marcos Crespo|Pescados del Puerto|Avenida de la Estación, 98, 26001 Logroño|España|(733) 555-8943
04 Aug 2019|19 Aug 2019|Draft|0|2950|1|1|Andrea Ballester|Talleres Campo Nuevo|Rua das Flores, 87, 4050-253 Oporto|Portugal|(742) 555-8413
23 Jan 2019|22 Feb 2019|Draft|$836|2330|1|1|Gabriel Reyes|Farmacia Miralrío|Calle de la Fuente, 63, 39001 Santander|España|(680) 555-7433
24 Aug 2019|23 Sep 2019|Draft|0|3078|3|1|César Arias|Academia Puente Viejo|Calle San Roque, 27, 15003 A Coruña|España|(750) 555-3355
18 Jan 2019|02 Feb 2019|Downloaded|0|5165|2||Sergio Soler|Almacenes La Ribera|Polígono El Cerro, 98, 41001 Sevilla|España|(687) 555-9473
05 May 2019|19 Jun 2019|Paid|0|5363|1|1|Claudia Palacios|Lavandería El Molino|Calle Herreros, 40, 43001 Tarragona|España|(966) 555-5890
29 Jun 2019|29 Jul 2019|Downloaded|0|4907|3||Samuel Pardo|Frutas Puente Viejo|Quai Vauban, 7, 66000 Perpiñán|Francia|(744) 555-1893
25 Sep 2019|09 Nov 2019|Draft|0|5487|1|1|Roberto Román|Bodegas Los Olmos|Camino de la Vega, 38, 50004 Zaragoza|España|(760) 555-6364
22 Apr 2019|07 May 2019|Partial Payment|0|2906|1|1|Amparo Redondo|Conservas San Telmo|Avenida de la Estación, 96, 03001 Alicante|España|(976) 555-0753
25 Aug 2019|24 Sep 2019|Draft|0|5517|1|1|Andrés Lozano|Lavandería Los Olmos|Avenida de la Estación, 16, 18009 Granada|España|(645) 555-8622
22 Apr 2020|06 Jun 2020|Paid|0|2540|0|1|Jordi Santos|Imprenta La Ribera|Plaza de la Constitución, 79, 47001 Valladolid|España|(718) 555-3711
06 Feb 2020|22 Mar 2020|Past Due|$351|4761|0|1|Esther Delgado|Panadería Costa Clara|Calle del Olivo, 51, 39001 Santander|España|(749) 555-3944
28 Aug 2019|12 Oct 2019|Partial Payment|0|5612|0||Claudia Hidalgo|Transportes Costa Clara|Travesía del Sol, 75, 33006 Oviedo|España|(757) 555-7218
03 Dec 2019|17 Jan 2020|Partial Payment|$621|4336|2|1|Alba Gil|Academia Costa Clara|Polígono El Cerro, 94, 29005 Málaga|España|(942) 555-3963
30 Jun 2019|29 Aug 2019|Sent|0|3098|2||Alicia Lara|Ferretería La Ribera|Travesía del Sol, 34, 18009 Granada|España|(970) 555-5404
11 Oct 2019|10 Nov 2019|Paid|0|4049|1|1|Elisa Zamora|Transportes Valdeluz|Calle Mayor, 74, 47001 Valladolid|España|(960) 555-5600
02 Mar 2020|01 Apr 2020|Paid|0|5583|3||Marcos Carrasco|Pescados El Faro|Calle Mayor, 79, 46002 Valencia|España|(986) 555-9063
14 Apr 2019|29 May 2019|Draft|0|4884|0|1|Gabriel Garrido|Academia Tres Cantos|Ronda Norte, 75, 07001 Palma|España|(764) 555-4801
21 Jan 2019|05 Feb 2019|Partial Payment|-$303|3809|2|1|Jaime Montero|Quesería Valdeluz|Avenida de la Estación, 25, 28013 Madrid|España|(788) 555-5798
20 Oct 2019|19 Nov 2019|Sent|0|2040|1|1|Jordi Alonso|Academia El Molino|Calle de la Fuente, 58, 18009 Granada|España|(944) 555-1286
06 Apr 2020|21 Apr 2020|Draft|0|4603|1|1|Carlos Carmona|Farmacia El Molino|Plaza de la Constitución, 88, 10003 Cáceres|España|(964) 555-8669
13 Feb 2020|14 Mar 2020|Downloaded|0|2673|0||Concha Expósito|Farmacia Campo Nuevo|Rue des Halles, 72, 66000 Perpiñán|Francia|(675) 555-5475
01 Oct 2019|30 Nov 2019|Downloaded|0|5451|3||Amparo Galán|Talleres Puente Viejo|Avenida de la Estación, 47, 50004 Zaragoza|España|(635) 555-3255
07 Dec 2019|06 Jan 2020|Paid|0|2829|0|1|Álvaro Redondo|Quesería La Alameda|Avenida del Parque, 58, 07001 Palma|España|(650) 555-2235
09 Dec 2019|07 Feb 2020|Partial Payment|0|5130|3||Carla Esteve|Granja Tres Cantos|Carretera de Granada, 71, 41001 Sevilla|España|(618) 555-9736
19 Jan 2020|18 Feb 2020|Downloaded|0|3595|2||Julia Sierra|Bodegas Puente Viejo|Camino de la Vega, 63, 48005 Bilbao|España|(788) 555-4737
20 Jan 2020|20 Mar 2020|Paid|0|3266|0||Unai Ballester|Bodegas El Molino|Travessa do Carmo, 71, 4050-253 Oporto|Portugal|(654) 555-6203
26 Apr 2020|25 Jun 2020|Partial Payment|$305|2797|1||Gonzalo Quintana|Farmacia Costa Clara|Travesía del Sol, 7, 47001 Valladolid|España|(923) 555-5935
12 Sep 2019|12 Oct 2019|Draft|$951|5470|0|1|Valeria Soto|Colegio Las Eras|Rua Direita, 26, 1100-148 Lisboa|Portugal|(669) 555-7571
01 Feb 2019|18 Mar 2019|Paid|-$153|2513|0|1|Unai Aranda|Academia La Ribera|Travesía del Sol, 51, 29005 Málaga|España|(719) 555-3227
30 Mar 2020|14 May 2020|Partial Payment|-$269|4296|3|1|Gonzalo Heredia|Imprenta Tres Cantos|Polígono El Cerro, 1, 18009 Granada|España|(633) 555-4419
26 Apr 2019|25 Jun 2019|Sent|0|2789|2|1|Concha Carrasco|Conservas del Puerto|Plaza de la Constitución, 37, 28013 Madrid|España|(677) 555-0878
18 Jan 2019|19 Mar 2019|Sent|-$427|3191|2||Ángela Ureña|Residencia El Pinar|Avenida del Parque, 24, 29005 Málaga|España|(767) 555-9387
12 Apr 2020|11 Jun 2020|Partial Payment|-$231|5016|2|1|Nicolás Vargas|Panadería Valdeluz|Plaza de la Constitución, 50, 47001 Valladolid|España|(780) 555-5069
17 Sep 2019|16 Nov 2019|Partial Payment|0|2029|3||Iker Rojas|Transportes La Ribera|Travesía del Sol, 12, 39001 Santander|España|(766) 555-5389
21 Sep 2019|20 Nov 2019|Sent|-$459|2108|0||Ignacio Rovira|Quesería Los Olmos|Avenida de la Estación, 34, 29005 Málaga|España|(785) 555-3736
17 Apr 2019|01 Jun 2019|Paid|0|5446|3|1|Tomás Román|Panadería Alto Tajo|Polígono El Cerro, 3, 41001 Sevilla|España|(762) 555-5366
10 Jan 2019|09 Feb 2019|Past Due|$377|3367|2|1|Eva Ibáñez|Transportes Campo Nuevo|Calle San Roque, 22, 33006 Oviedo|España|(658) 555-4625
09 Jan 2020|08 Feb 2020|Partial Payment|$338|3194|0||Inés Alarcón|Hotel Monteverde|Avenida de la Estación, 86, 48005 Bilbao|España|(618) 555-5230
06 Oct 2019|20 Nov 2019|Paid|0|4076|0|1|Pilar Robles|Panadería Monteverde|Calle del Olivo, 75, 47001 Valladolid|España|(629) 555-0596
19 Oct 2019|18 Nov 2019|Downloaded|0|4849|1|1|Silvia Pascual|Colegio Campo Nuevo|Plaza de la Constitución, 73, 39001 Santander|España|(648) 555-3683
16 Apr 2019|31 May 2019|Paid|0|2588|3|1|Andrea Salas|Cerámicas El Pinar|Largo da Sé, 13, 1100-148 Lisboa|Portugal|(775) 555-8768
06 Oct 2019|05 Nov 2019|Sent|0|3037|2||Elena Echeverría|Talleres Valdeluz|Avenida de la Estación, 21, 07001 Palma|España|(718) 555-6564
11 Apr 2020|11 May 2020|Partial Payment|$815|2186|2|1|Adriana Serrano|Bodegas Las Eras|Avenue du Midi, 22, 64100 Bayona|Francia|(915) 555-8702
15 May 2020|14 Jul 2020|Past Due|$849|5106|0|1|Mario Álvarez|Gimnasio El Faro|Avenida de la Estación, 8, 10003 Cáceres|España|(682) 555-3558
`;
