import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { environment, unreadVariables } from './config-variables.ts';
import { hostsOf, shownHosts, shownPlace } from './database-hosts.ts';

test('the configuration needs no variable', () => {
  expect(readConfig({ DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    dataFolder: expect.stringMatching(/\/\.data$/),
    demo: true,
    limits: { requestsPerMinute: 3000, signInsPerMinuteAndAddress: 100, signInsPerQuarterHourAndAccount: 10 },
  });
});

test('the configuration makes demo accounts in the embedded database, and elsewhere when asked', () => {
  const DATABASE_URL = 'postgres://localhost/vatio';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, VATIO_DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ VATIO_DEMO: '0' }).demo).toBe(false);
});

test('the configuration names the variables that it cannot read', () => {
  const wrong = { PORT: 'tres mil', DATABASE_URL: 'mysql://x', VATIO_SECRET: 'corto' };
  expect(() => readConfig(wrong)).toThrow(
    'Configuración no válida: PORT ha de ser un número entero de 0 a 65535; DATABASE_URL ha de ser una dirección que empiece por postgres://; VATIO_SECRET ha de ser 32 caracteres o más. En .env.example está qué admite cada variable',
  );
});

test('each variable of the configuration says in Spanish what it admits', () => {
  const free =
    /^(HOST|VATIO_(DATABASE_CA|DATA|S3_(BUCKET|REGION|KEY|SECRET|PREFIX)|WEB|TRUST_PROXY|MAIL_FROM|SMS_TOKEN|BACKUP_FOLDER|DATADIS_(USER|PASSWORD)|SIPS_(USER|KEY)|ESIOS_KEY))$/;
  for (const name of Object.keys(environment.shape).filter((one) => !free.test(one))) {
    const refused = environment.safeParse({ [name]: '¿?' });
    const said = refused.error?.issues.map(({ message }) => message) ?? [];
    expect(said, name).not.toEqual([]);
    for (const rule of said) {
      expect(rule, name).toMatch(/^(un|una|0 o 1|\d+ caracteres|direcciones) ?/);
      expect(rule, name).not.toMatch(/invalid|expected|input/i);
    }
  }
});

test('a variable that is called as ours are and that nothing reads is told, with the nearest that there is', () => {
  const env = {
    VATIO_SECERT: 'x',
    VATIO_COSAS_DE_OTRO: '1',
    VATIO_SMTP_URL: '',
    PATH: '/bin',
    VATIO_COMMIT: 'a',
  };
  expect(unreadVariables(env)).toEqual([
    'Nadie lee la variable VATIO_SECERT: ¿querías decir VATIO_SECRET?',
    'Nadie lee la variable VATIO_COSAS_DE_OTRO',
  ]);
});

test('a process of one role is given what it has to share with the others', () => {
  const shared = {
    DATABASE_URL: 'postgres://localhost/vatio',
    VATIO_SECRET: 'x'.repeat(32),
    VATIO_URL: 'https://vatio.example',
  };
  expect(readConfig({}).role).toBe('both');
  expect(readConfig({ ...shared, VATIO_ROLE: 'worker' }).role).toBe('worker');
  expect(() => readConfig({ ...shared, VATIO_ROLE: 'web', VATIO_SECRET: '' })).toThrow(
    'Con VATIO_ROLE=web hay que dar también, con el mismo valor en todos los procesos: VATIO_SECRET',
  );
  expect(() => readConfig({ VATIO_ROLE: 'worker' })).toThrow('DATABASE_URL, VATIO_SECRET, VATIO_URL');
});

test('the configuration of a bucket is whole or absent', () => {
  expect(readConfig({ VATIO_S3_REGION: 'eu-south-2' }).s3).toBeUndefined();
  const given = { VATIO_S3_BUCKET: 'vatio', VATIO_S3_KEY: 'k', VATIO_S3_SECRET: 's' };
  expect(readConfig(given).s3).toMatchObject({ bucket: 'vatio', region: 'us-east-1', forcePathStyle: false });
  expect(readConfig({ ...given, VATIO_S3_ENDPOINT: 'https://minio.example:9000' }).s3).toMatchObject({
    forcePathStyle: true,
    credentials: { accessKeyId: 'k', secretAccessKey: 's' },
  });
  expect(() => readConfig({ ...given, VATIO_S3_SECRET: '' })).toThrow('van juntas');
  expect(() => readConfig({ ...given, VATIO_S3_BUCKET: '' })).toThrow('falta VATIO_S3_BUCKET');
});

test('the configuration of a service of SMS is whole or absent, and nothing goes to it in the clear but to a network of the house', () => {
  const given = {
    VATIO_SMS_URL: 'https://sms.example/messages',
    VATIO_SMS_TOKEN: 't',
    VATIO_SMS_SENDER: 'Luz Clara',
  };
  expect(readConfig({}).sms).toBeUndefined();
  expect(readConfig(given).sms).toMatchObject({
    url: 'https://sms.example/messages',
    token: 't',
    sender: 'Luz Clara',
  });
  expect(() => readConfig({ ...given, VATIO_SMS_TOKEN: '' })).toThrow('Para mandar SMS hacen falta');
  expect(() => readConfig({ ...given, VATIO_SMS_URL: 'http://sms.example' })).toThrow('VATIO_SMS_URL');
  const plain = { ...given, VATIO_SMS_URL: 'http://10.1.2.3/sms' };
  expect(() => readConfig(plain)).toThrow('Lleva a una red privada');
  expect(readConfig({ ...plain, VATIO_ALLOWED_NETWORKS: '10.1.0.0/16' }).sms?.url).toBe(
    'http://10.1.2.3/sms',
  );
  expect(() => readConfig({ VATIO_ALLOWED_NETWORKS: '10.1.0.0/40' })).toThrow('VATIO_ALLOWED_NETWORKS');
  expect(() => readConfig({ ...given, VATIO_SMS_SENDER: 'Un nombre muy largo' })).toThrow('VATIO_SMS_SENDER');
});

test.each([
  ['DATABASE_URL', 'postgres://uno,,tres/vatio', 'hay una sin nombre'],
  ['DATABASE_URL', 'postgres://uno:5432,dos:70000/vatio', 'el puerto «70000» de la máquina dos'],
  ['DATABASE_URL', 'postgresql:///vatio?host=uno,dos,tres&port=1,2', '3 máquinas y 2 puertos'],
  ['DATABASE_URL', 'postgres://uno/vatio?hostaddr=10.0.0.1,10.0.0.2', 'hostaddr'],
  ['DATABASE_URL', 'postgres://uno,dos/vatio?target_session_attrs=any', 'se admite read-write, primary'],
  ['DATABASE_URL', 'postgres://uno/vatio?target_session_attrs=standby', 'ahí se escribe'],
  ['VATIO_DATABASE_READ_URL', 'postgres://uno,dos/vatio?target_session_attrs=otra', 'prefer-standby'],
])('%s refuses %s, and says what is wrong with it', (name, url, words) => {
  const DATABASE_URL = 'postgres://localhost/vatio';
  expect(() => readConfig({ DATABASE_URL, [name]: url })).toThrow(words);
  expect(() => readConfig({ DATABASE_URL, [name]: url })).toThrow(name);
});

test.each([
  ['postgres://vatio:cl,ave@uno,dos/vatio', ['uno:5432', 'dos:5432']],
  ['postgres://uno:5432,dos:5433/vatio?sslmode=require', ['uno:5432', 'dos:5433']],
  ['postgres://vatio@[::1]:6000,10.0.0.2/vatio', ['[::1]:6000', '10.0.0.2:5432']],
  ['postgresql:///vatio?host=uno,dos&port=6432', ['uno:6432', 'dos:6432']],
  ['postgres://v@/vatio?host=/run/postgresql,dos', ['/run/postgresql:5432', 'dos:5432']],
])('an address of several machines, such as %s, names each with its port', (url, places) => {
  const read = readConfig({ DATABASE_URL: url, VATIO_DATABASE_CA: 'package.json' }).databaseUrl ?? '';
  const hosts = hostsOf(read);
  expect(hosts?.places.map(shownPlace)).toEqual(places);
  expect(hosts?.wanted).toBe('read-write');
  expect(hosts?.base).toMatch(/sslmode=verify-full&sslrootcert=[^&]*package.json$/);
  expect(shownHosts(read)).toBe(places.join(', '));
  expect(hostsOf(readConfig({ DATABASE_URL: url, VATIO_DATABASE_READ_URL: url }).readUrl ?? '')?.wanted).toBe(
    'any',
  );
});

test('an address of one machine may have a comma in its password, and any session', () => {
  const DATABASE_URL = 'postgres://vatio:cl,ave@localhost/vatio?target_session_attrs=any';
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('the configuration of the database says what does not go together', () => {
  const DATABASE_URL = 'postgres://vatio:clave@localhost/vatio?application_name=vatio';
  const direct = { DATABASE_URL, VATIO_DATABASE_DIRECT_URL: 'postgres://localhost:5433/vatio' };
  expect(readConfig({ DATABASE_URL })).toMatchObject({ connections: 10, statementSeconds: undefined });
  expect(readConfig(direct).directUrl).toBe('postgres://localhost:5433/vatio');
  expect(readConfig({ ...direct, VATIO_DATABASE_CA: 'package.json' }).databaseUrl).toMatch(
    /^postgres:\/\/vatio:clave@localhost\/vatio\?application_name=vatio&sslmode=verify-full&sslrootcert=.*package.json$/,
  );
  expect(readConfig({ DATABASE_URL, VATIO_DATABASE_READ_URL: DATABASE_URL }).readUrl).toBe(DATABASE_URL);
  expect(() => readConfig({ ...direct, VATIO_DATABASE_CA: 'ninguna.pem' })).toThrow('No existe el fichero');
  expect(() => readConfig({ ...direct, VATIO_DATABASE_STATEMENT_SECONDS: '30' })).toThrow('ALTER ROLE');
  expect(() => readConfig({ ...direct, DATABASE_URL: '' })).toThrow('DATABASE_URL, que falta');
});
