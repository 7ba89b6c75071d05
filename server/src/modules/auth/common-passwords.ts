import { invalidData } from '../../platform/problems.ts';

/** Words of the passwords most used in Spain and elsewhere, which people put before or after digits and signs. */
const WORDS = `
  password passw0rd p@ssword p@ssw0rd contrasena contraseña clave secreto secret admin administrador administrator usuario user
  cliente client comercial invitado guest root test prueba demo welcome bienvenido bienvenida hola hello qwerty qwertyuiop
  qwertyui asdfgh asdfghjkl asdfghjklñ zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc abc abcd abcdef
  iloveyou teamo tequiero tequieromucho miamor princesa princess estrella sunshine football futbol baseball superman batman
  pokemon dragon monkey shadow master michael jennifer jordan liverpool barcelona realmadrid athletic españa espana madrid
  sevilla valencia galicia cataluña andalucia alejandro alejandra antonio francisco fernando manuel daniel carlos cristina
  maria mariajose josemaria jose juan pedro pablo laura lucia carmen isabel marta sara elena raquel patricia roberto
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño invierno
  lunes martes miercoles jueves viernes sabado domingo vatio energia electricidad luz letmein changeme cambiame trustno
  whatever computer ordenador internet google facebook samsung
`
  .trim()
  .split(/\s+/);

const COMMON = new Set(WORDS);

/** Runs of neighbours on the keyboard or in the alphabet, in either direction. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnñopqrstuvwxyz',
  'qwertyuiopasdfghjklñzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];

type Told = {
  /** What the account says of itself. */
  readonly personal: readonly string[];
  /** What the house is called. */
  readonly house: readonly string[];
};

/** Refuses the passwords that are tried first: common ones, keyboard runs, and names with little more. */
export function refuseCommonPassword(password: string, { personal, house }: Told): void {
  const plain = password.toLowerCase().normalize('NFKC');
  if (isCommon(plain)) throw invalidData({ password: 'Es de las más usadas: elige otra menos previsible' });
  if (isLittleMoreThan(personal, plain)) {
    throw invalidData({ password: 'Es tu nombre, usuario o correo con poco más: elige otra' });
  }
  if (isLittleMoreThan(house, plain)) {
    throw invalidData({ password: 'Es el nombre de la empresa con poco más: elige otra' });
  }
}

function isCommon(plain: string): boolean {
  const word = withoutEnds(plain);
  const halves = plain.slice(0, plain.length / 2) === plain.slice(plain.length / 2);
  return (
    word.length < 3 ||
    COMMON.has(word) ||
    COMMON.has(plain) ||
    new Set(plain).size < 4 ||
    (halves && (COMMON.has(plain.slice(0, plain.length / 2)) || plain.length < 16)) ||
    ROWS.some(
      (row) => row.includes(plain) || [...row].reverse().join('').includes(plain) || row.includes(word),
    )
  );
}

function isLittleMoreThan(names: readonly string[], plain: string): boolean {
  const words = names
    .flatMap((text) => [text, text.replace(/\s+/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.toLowerCase());
  return words.some((word) => word.length >= 4 && plain.includes(word) && plain.length - word.length < 5);
}

/** Removes the digits and signs that people put around a word to please a rule. */
function withoutEnds(plain: string): string {
  return plain.replace(/^[\d\W_]+|(?:(?![ñáéíóú])[\d\W_])+$/gu, '');
}
