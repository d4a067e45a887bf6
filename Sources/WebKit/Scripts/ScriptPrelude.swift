/// The script that runs first in each world.
enum ScriptPrelude {
  /// Its value is a function. With one argument, it encodes that, as `EncodedValue` reads it. With two, the first is a
  /// step as JSON: an array of its name and arguments.
  static let source = """
    (() => {
      const { stringify, parse } = JSON, { isArray } = Array, { keys } = Object, { isFinite } = Number;
      const global = globalThis, DateType = Date, PromiseType = Promise;
      const AsyncFunction = (async () => {}).constructor;
      let sent = [], replies = new Map(), number = 0, left = 0;

      const encode = (value, path) => {
        if (--left < 0) throw new TypeError('too large');
        switch (typeof value) {
          case 'undefined': return ['u'];
          case 'boolean': return ['b', value];
          case 'number': return ['n', isFinite(value) ? value : String(value)];
          case 'string': return ['s', value];
          case 'object': break;
          default: throw new TypeError('unsupported');
        }
        if (value === null) return ['z'];
        if (value instanceof DateType) return ['d', value.getTime()];
        if (path.length > 100 || path.includes(value)) throw new TypeError('unsupported');
        const inner = path.concat([value]);
        if (isArray(value)) return ['a', Array.from(value, each => encode(each, inner))];
        return ['o', keys(value).map(key => [key, encode(value[key], inner)])];
      };
      const text = value => { left = 1000000; return stringify(encode(value, [])); };
      const decode = ([kind, value]) => {
        switch (kind) {
          case 'u': return undefined;
          case 'z': return null;
          case 'd': return new DateType(value);
          case 'n': return Number(value);
          case 'a': return value.map(decode);
          case 'o': return Object.fromEntries(value.map(([key, each]) => [key, decode(each)]));
          default: return value;
        }
      };

      const handler = (name, replying) => ({
        postMessage(body) {
          const id = ++number;
          sent.push(['message', name, id, text(body)]);
          if (replying) return new PromiseType((take, fail) => replies.set(id, [take, fail]));
        }
      });
      const steps = {
        start(userAgent, address) {
          global.window = global.self = global;
          global.navigator = { userAgent };
          global.location = { href: address, toString() { return address; } };
          global.webkit = { messageHandlers: {} };
        },
        handlers(names) {
          const old = global.webkit.messageHandlers, all = {};
          for (const name of keys(names)) all[name] = old[name] || handler(name, names[name]);
          global.webkit.messageHandlers = all;
        },
        reply(id, value, error) {
          const reply = replies.get(id);
          replies.delete(id);
          if (!reply) return;
          if (error !== null) reply[1](new Error(error)); else reply[0](decode(value));
        },
        async(id, body, names, values) {
          const give = value => {
            let encoded;
            try { encoded = text(value); } catch { sent.push(['unsupported', '', id, '']); return; }
            sent.push(['value', '', id, encoded]);
          };
          const fail = error => sent.push(['error', '', id, String(error)]);
          try { new AsyncFunction(...names, body)(...values.map(decode)).then(give, fail); } catch (error) { fail(error); }
        },
        sent() {
          const all = sent;
          sent = [];
          return stringify(all);
        }
      };
      return function (value) {
        if (arguments.length === 1) try { return text(value); } catch { return 'unsupported'; }
        const [step, ...rest] = parse(value);
        return steps[step](...rest);
      };
    })()
    """
}
