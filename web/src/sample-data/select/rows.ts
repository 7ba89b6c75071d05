/** These are a hundred Spanish municipalities. */
export const MUNICIPALITIES: readonly string[] = `
Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|
Murcia|Palma|Las Palmas de Gran Canaria|Bilbao|Alicante|Córdoba|
Valladolid|Vigo|Gijón|L'Hospitalet de Llobregat|Vitoria-Gasteiz|A Coruña|
Elche|Granada|Terrassa|Badalona|Sabadell|Oviedo|
Cartagena|Jerez de la Frontera|Móstoles|Santa Cruz de Tenerife|Pamplona|Almería|
Alcalá de Henares|Leganés|Fuenlabrada|Getafe|San Sebastián|Burgos|
Castelló de la Plana|Santander|Albacete|Alcorcón|San Cristóbal de La Laguna|Logroño|
Marbella|Badajoz|Salamanca|Lleida|Huelva|Tarragona|
Torrejón de Ardoz|Parla|Mataró|Algeciras|León|Alcobendas|
Cádiz|Dos Hermanas|Jaén|Girona|Ourense|Reus|
Telde|Barakaldo|Lugo|Santiago de Compostela|Roquetas de Mar|Cáceres|
San Fernando|Melilla|Ceuta|Lorca|Ponferrada|El Ejido|
Torrevieja|Avilés|Palencia|Guadalajara|Toledo|Pontevedra|
Gandia|Talavera de la Reina|Torrelavega|Mérida|Segovia|Ciudad Real|
Benidorm|Zamora|Arrecife|Ferrol|Ibiza|Cuenca|
Ávila|Huesca|Irún|Teruel|Soria|Linares|
Motril|Mahón|Tudela|Antequera`
  .trim()
  .split(/\|\n?/);
