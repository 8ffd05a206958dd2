// Stands in for the program of the embedded service: does what it is told FAKE_SERVICE is.
const send = (message) => process.send(message);
const ready = () =>
  send({ type: 'ready', baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: 'sk_fake' });
const stayAlive = () => setInterval(() => undefined, 1_000);

const behaviours = {
  ready: (told) => {
    const variables = process.env;
    console.log(JSON.stringify({ arguments: process.argv.slice(2), variables, told }));
    send({ type: 'news from a later version' });
    ready();
    process.on('disconnect', () => process.exit(0));
    stayAlive();
  },
  misconfigured: () => {
    const problems = [
      { place: '3:5', message: 'a: x' },
      { place: null, message: 'b: y' },
    ];
    send({ type: 'failed', message: '.mcp.json is not valid', problems });
    process.exitCode = 2;
    process.disconnect();
  },
  unconfined: () => {
    send({ type: 'failed', message: '`bwrap` is not there', input: 'server-sandbox' });
    process.exitCode = 2;
    process.disconnect();
  },
  broken: () => {
    send({ type: 'failed', message: 'no room on the disk' });
    process.exitCode = 1;
    process.disconnect();
  },
  crash: () => {
    console.error('out of memory');
    process.exit(3);
  },
  'crash later': () => {
    console.error('::error::segmentation fault\n');
    ready();
    process.on('disconnect', () => process.exit(0));
    setTimeout(() => process.exit(3), 50);
  },
  hang: stayAlive,
  stubborn: () => {
    process.on('SIGTERM', () => console.log('SIGTERM ignored'));
    ready();
    stayAlive();
  },
};

process.once('message', (told) => behaviours[told.environment.FAKE_SERVICE](told));
