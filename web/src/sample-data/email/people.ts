import { drawPortrait } from '../pictures.ts';
import type { Email } from './email.ts';

function person(name: string, email: string): Email['from'] {
  return { name, email, avatar: drawPortrait(name) };
}

/** This person owns the mailbox. */
export const OWNER = person('Ana Demo', 'admin@demo.com');

/** These people write to the owner: the office, its suppliers and clients, and a private life. */
export const PEOPLE = {
  lucia: person('Lucía Ferrandis', 'lucia.ferrandis@vatio.example'),
  marcos: person('Marcos Peña', 'marcos.pena@vatio.example'),
  aitana: person('Aitana Soler', 'aitana.soler@vatio.example'),
  iker: person('Iker Etxeberria', 'iker.etxeberria@vatio.example'),
  distribuidora: person('Gestión de accesos', 'accesos@distribuidora.example'),
  nuria: person('Nuria Pardo', 'nuria@panaderiapardo.example'),
  oscar: person('Óscar Rey', 'oscar.rey@frigorificosrey.example'),
  teresa: person('Teresa Lago', 'teresa.lago@correo.example'),
  pablo: person('Pablo Cid', 'pablo.cid@correo.example'),
  abuela: person('Mamá', 'pilar.villar@correo.example'),
  colegio: person('Colegio Las Acacias', 'secretaria@lasacacias.example'),
  clinica: person('Clínica dental Arrieta', 'citas@dentalarrieta.example'),
  premio: person('Sorteos Iberia', 'ganador@premios-ya.example'),
  kilovatios: person('Kilovatio Gratis', 'ofertas@kilovatiogratis.example'),
  banco: person('Seguridad de su banco', 'aviso@verifica-cuenta.example'),
  bombillas: person('Bombilla Milagro', 'hola@bombillamilagro.example'),
  plantillas: person('Plantillas Pro', 'news@plantillaspro.example'),
  crypto: person('Minería Rentable', 'info@mineria-rentable.example'),
} as const;
