// The page of a window: shows the server's pictures and sends the user's input. The messages are those of
// ViewerInput.swift and PictureMessage.swift; their numbers have the least significant byte first.
"use strict";
(() => {
  const words = JSON.parse(document.body.dataset.words);
  const version = Number(document.body.dataset.version);
  const element = id => document.getElementById(id);
  const canvas = element("screen"), tree = element("tree"), fields = element("fields");
  const context = canvas.getContext("2d", { alpha: false });
  const stored = (store, name) => { try { return store.getItem(name) || ""; } catch { return ""; } };
  const store = (store, name, value) => { try { store.setItem(name, value); } catch { /* a private window */ } };

  // ---- Messages to the server

  const encoder = new TextEncoder(), decoder = new TextDecoder();
  const out = new DataView(new ArrayBuffer(65536));
  let at = 0, socket = null, session = stored(sessionStorage, "lineup-session");
  const writer = (kind, size) => value => { out["set" + kind](at, value, true); at += size; };
  const u8 = writer("Uint8", 1), u16 = writer("Uint16", 2), u32 = writer("Uint32", 4);
  const f32 = writer("Float32", 4), f64 = writer("Float64", 8);
  function text(value, most) {
    let bytes = encoder.encode(value);
    // Cut between characters, not within one.
    if (bytes.length > most) bytes = encoder.encode(decoder.decode(bytes.subarray(0, most)).replace(/\uFFFD+$/, ""));
    u16(bytes.length);
    new Uint8Array(out.buffer).set(bytes, at);
    at += bytes.length;
  }
  function send(kind, write) {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    at = 0;
    u8(kind);
    if (write) write();
    socket.send(out.buffer.slice(0, at));
  }

  const limit = (value, low, high) => Math.min(Math.max(value, low), high);
  const is = query => matchMedia(query).matches;
  function screen() {
    u16(limit(innerWidth, 1, 8192));
    u16(limit(innerHeight, 1, 8192));
    u16(Math.round(limit(devicePixelRatio, 0.25, 8) * 100));
  }
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"];
  function looks() {
    u8(queries.reduce((flags, query, index) => flags | (is(query) ? 1 << index : 0), 0));
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    u16(Math.round(limit(size / 16, 0.25, 8) * 100));
  }

  // ---- Connection

  let attempts = 0, waiting = 0, ended = false, noticing = 0;
  function notice(words, button, action) {
    element("notice").hidden = !words;
    element("notice-text").textContent = words || "";
    const knob = element("notice-button");
    knob.hidden = !button;
    knob.textContent = button || "";
    knob.onclick = action || null;
    if (button) knob.focus();
  }

  function connect() {
    clearTimeout(waiting);
    waiting = 0;
    ended = false;
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = address.hash = "";
    const mine = socket = new WebSocket(address);
    mine.binaryType = "arraybuffer";
    let isOpen = false;
    const begun = performance.now();
    mine.onopen = () => {
      isOpen = true;
      settle();
      area = told = null;
      wheels = 0;
      sent = [];
      // An estimate of the delay, until a turn of the wheel has been answered.
      delay = performance.now() - begun;
      attempts = 0;
      send(0, () => {
        u8(version);
        screen();
        looks();
        text((navigator.languages || [navigator.language]).join(), 64);
        text(location.search.slice(1), 512);
        u8(history.state?.sent !== location.search);
        text(session, 32);
      });
      if (document.hidden) send(16, () => u8(0));
      if (stored(localStorage, "lineup-tree")) send(14, () => u8(1));
    };
    mine.onmessage = event => { if (socket === mine) receive(event.data); };
    mine.onclose = event => { if (socket === mine) closed(event.code, isOpen); };
  }

  function closed(code, wasOpen) {
    socket = null;
    settle();
    clearTimeout(noticing);
    if (code === 4001 || code === 4002) {
      ended = true;
      notice(code === 4001 ? words.elsewhere : words.full, code === 4001 ? words.here : words.again, connect);
      return;
    }
    // A short interruption gets no notice.
    noticing = setTimeout(() => { if (!socket || socket.readyState !== WebSocket.OPEN) notice(words.lost); }, 700);
    if (code === 1002 || !wasOpen) probe(code === 1002);
    attempts += 1;
    waiting = setTimeout(connect, Math.min(250 * 2 ** attempts, 5000) * (0.75 + Math.random() / 2));
  }
  // Reloads the page if the server refuses it or has another version of it, which is to be shown instead.
  async function probe(isOther) {
    try {
      const answer = await fetch(location.href, { cache: "no-store" });
      const page = await answer.text();
      if (isOther || !answer.ok || !page.includes(`data-version="${version}"`)) setTimeout(() => location.reload(), 1000);
    } catch { /* no server; connecting is tried again */ }
  }
  function hurry() {
    if (ended || (socket && socket.readyState <= WebSocket.OPEN)) return;
    attempts = 0;
    connect();
  }

  // ---- Pictures

  let chain = Promise.resolve();
  function receive(data) {
    const view = new DataView(data);
    if (view.getUint8(0) === 2) {
      const message = JSON.parse(decoder.decode(new Uint8Array(data, 1)));
      chain = chain.then(() => (handlers[message.t] || (() => {}))(message));
      return;
    }
    const frame = read(view);
    // Unpacking starts while the previous picture is being unpacked.
    const pixels = frame.length > 0 ? unpack(new Uint8Array(data, frame.start), frame.length) : null;
    const mine = socket;
    chain = chain.then(async () => {
      draw(frame, await pixels);
      if (socket === mine) send(3, () => u32(frame.number));
    }).catch(() => mine.close());
  }

  function read(view) {
    let place = 1;
    const reader = (kind, size) => () => { place += size; return view["get" + kind](place - size, true); };
    const word = reader("Uint16", 2), signed = reader("Int16", 2), long = reader("Int32", 4);
    const number = long(), width = word(), height = word(), moves = [], rects = [];
    const scrolled = [word(), long(), long(), long(), long(), long() >>> 0];
    for (let count = word(); count > 0; count--) moves.push([signed(), signed(), signed(), signed(), signed(), signed()]);
    let length = 0;
    for (let count = word(); count > 0; count--) {
      const rect = [word(), word(), word(), word()];
      rects.push(rect);
      length += rect[2] * rect[3];
    }
    return { number, width, height, scrolled, moves, rects, length, start: place };
  }

  async function unpack(bytes, length) {
    const stream = new DecompressionStream("deflate-raw");
    const writer = stream.writable.getWriter(), reader = stream.readable.getReader();
    writer.write(bytes).catch(() => {});
    writer.close().catch(() => {});
    const all = new Uint8Array(1 + 765 + 4 * length);
    for (let filled = 0;;) {
      const { done, value } = await reader.read();
      if (done) return all.subarray(0, filled);
      all.set(value, filled);
      filled += value.length;
    }
  }

  const palette = new Uint32Array(256);
  function draw({ width, height, scrolled, moves, rects, length }, bytes) {
    if (canvas.width !== width || canvas.height !== height) {
      settle();
      canvas.width = width;
      canvas.height = height;
    }
    isStale = true;
    for (const [x, y, w, h, dx, dy] of moves) page.drawImage(page.canvas, x, y, w, h, x + dx, y + dy, w, h);
    if (bytes) paint(bytes, rects, length);
    follow(scrolled);
  }
  function paint(bytes, rects, length) {
    const colors = bytes[0];
    for (let index = 0, place = 1; index < colors; index++, place += 3) {
      palette[index] = 0xff000000 | bytes[place + 2] << 16 | bytes[place + 1] << 8 | bytes[place];
    }
    let place = 1 + 3 * colors, other = place + length;
    for (const [x, y, w, h] of rects) {
      if (!w || !h) continue;
      const image = page.createImageData(w, h), pixels = new Uint32Array(image.data.buffer), count = w * h;
      for (let index = 0; index < count; index++) {
        const color = bytes[place + index];
        if (color < 255) {
          pixels[index] = palette[color];
        } else {
          pixels[index] = 0xff000000 | bytes[other + 2] << 16 | bytes[other + 1] << 8 | bytes[other];
          other += 3;
        }
      }
      place += count;
      page.putImageData(image, x, y);
    }
  }

  // ---- Scrolling before the pictures are there

  // While the page is ahead, the server's picture is in the canvas `page`, and #screen shows it moved along the server's
  // glide. Each picture comes with the server's position, its goal and the number of events counted in it.
  let page = context, isStale = false, isAhead = false;
  // The area that the wheel scrolls: the picture's, and the last sent.
  let area = null, told = null;
  let real = [0, 0], goal = [0, 0], shown = [0, 0], speed = [0, 0], drawn = "", time = 0;
  let wheels = 0, unanswered = [], sent = [], delay = 0;
  const aside = document.createElement("canvas").getContext("2d", { alpha: false });
  // With a fast server, waiting for a frame is better than an empty strip at the edge, except for the first few pixels.
  const quick = 40, longest = 3000;

  function follow([id, x, y, goalX, goalY, done]) {
    if (id !== area?.id) {
      const next = told?.id === id ? told : null;
      if (!next || !area || String(next.box) !== String(area.box)) settle();
      area = next;
    }
    real = [x, y];
    goal = [goalX, goalY];
    unanswered = unanswered.filter(each => each.number > done);
    while (sent.length && sent[0].number <= done) {
      const took = performance.now() - sent.shift().time;
      delay += (Math.min(took, 1000) - delay) / 4;
    }
    // A jump is not smoothed; a fast server's position is adopted unless that would reverse the motion.
    const isQuick = delay < quick && !unanswered.length;
    if (isAhead && ([0, 1].some(i => Math.abs(shown[i] - real[i]) > area.box[i + 2])
      || isQuick && ![0, 1].some(i => (shown[i] - real[i]) * (goal[i] - real[i]) > 0))) settle();
  }

  function foresee(event, x, y, isNotches) {
    wheels++;
    if (sent.length < 50) sent.push({ number: wheels, time: performance.now() });
    if (!area || document.hidden || is(queries[1]) || event.ctrlKey) return;
    if (!isAhead && delay < quick && String(real) !== String(goal)) return;
    const [left, top, width, height] = area.box, scale = canvas.width / innerWidth;
    const inX = event.clientX * scale - left, inY = event.clientY * scale - top;
    if (inX < 0 || inY < 0 || inX >= width || inY >= height) return;
    if (event.shiftKey && !x) [x, y] = [y, 0];
    const main = Math.abs(x) > Math.abs(y) ? 0 : 1, end = goals()[main], turn = [x, y][main];
    // Without room in this direction an enclosing area may scroll: the server decides.
    if (!turn || (turn < 0 ? end <= area.low[main] : end >= area.high[main])) return;
    const step = [x, y].map(each => each * (isNotches ? area.notch : scale));
    if (area.lock) step[1 - main] = 0;
    unanswered.push({ number: wheels, step, time: performance.now() });
    if (isAhead) return;
    isAhead = true;
    shown = [...real];
    speed = [0, 0];
    time = 0;
    page = aside;
    Object.assign(page.canvas, { width: canvas.width, height: canvas.height });
    page.drawImage(canvas, 0, 0);
    drawn = "0,0";
    requestAnimationFrame(glide);
  }
  const goals = () => unanswered.reduce(
    (place, { step }) => place.map((each, i) => limit(each + step[i], area.low[i], area.high[i])), goal);

  function glide() {
    if (!isAhead) return;
    const now = performance.now(), ends = goals();
    // A drawing is displayed one frame later, as on the server (LoopPacer.swift).
    const elapsed = time ? Math.min(now - time, 100) / 1000 : 0.015;
    time = now;
    unanswered = unanswered.filter(each => now - each.time < longest);
    for (const i of [0, 1]) {
      // The formula of WheelGlide.swift.
      const away = shown[i] - ends[i], b = speed[i] + area.spring * away, decay = Math.exp(-area.spring * elapsed);
      const next = (away + b * elapsed) * decay;
      speed[i] = (b - area.spring * (away + b * elapsed)) * decay;
      const isThere = away * next < 0 || (Math.abs(next) < 0.25 && Math.abs(speed[i]) < 8);
      // No further than there is still something of the picture to show.
      const room = area.box[i + 2] * 0.7;
      shown[i] = limit(isThere ? ends[i] : ends[i] + next, real[i] - room, real[i] + room);
      if (isThere) speed[i] = 0;
    }
    const moved = [0, 1].map(i => real[i] - Math.round(shown[i]));
    if (!unanswered.length && !moved[0] && !moved[1]) { settle(); return; }
    if (isStale || drawn !== String(moved)) show(moved);
    requestAnimationFrame(glide);
  }
  function show(moved) {
    isStale = false;
    drawn = String(moved);
    const copy = (x, y, w, h, dx = 0, dy = 0) => {
      if (w > 0 && h > 0) context.drawImage(page.canvas, x, y, w, h, x + dx, y + dy, w, h);
    };
    copy(0, 0, canvas.width, canvas.height);
    context.fillStyle = area.color;
    for (const [x, y, w, h, isX, isY] of area.parts) {
      const dx = isX ? moved[0] : 0, dy = isY ? moved[1] : 0;
      if (!dx && !dy) continue;
      context.fillRect(x, y, w, h);
      copy(x + Math.max(-dx, 0), y + Math.max(-dy, 0), w - Math.abs(dx), h - Math.abs(dy), dx, dy);
    }
    for (const rect of area.still) copy(...rect);
  }
  // Ends the glide and shows the server's picture as it is.
  function settle() {
    unanswered = [];
    if (!isAhead) return;
    isAhead = false;
    context.drawImage(page.canvas, 0, 0);
    page = context;
  }

  // ---- Messages from the server

  let hasWayBack = false, hasGuard = false, canDrop = false;
  const handlers = {
    hello(message) {
      session = message.session;
      store(sessionStorage, "lineup-session", session);
      for (const [id] of entries) handlers.unentry({ id });
      clearTimeout(noticing);
      notice("");
    },
    language(message) { Object.assign(document.documentElement, { lang: message.v, dir: message.dir }); },
    area(message) {
      told = message;
      if (message.at) follow(message.at);
    },
    at(message) { follow(message.at); },
    can(message) { canDrop = message.drop === 1; },
    window(message) {
      document.title = message.title;
      canvas.style.cursor = message.cursor;
    },
    fill(message) {
      if (message.on && !document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
      if (!message.on && document.fullscreenElement) document.exitFullscreen().catch(() => {});
    },
    open(message) { window.open(message.v, "_blank", "noopener,noreferrer"); },
    copy(message) { navigator.clipboard?.writeText(message.v).catch(() => {}); },
    link(message) {
      const sent = message.v && "?" + message.v, address = location.pathname + sent, state = { ...history.state, sent };
      hasWayBack = message.back === 1;
      history.replaceState(state, "", address);
      if (hasWayBack && !hasGuard) {
        hasGuard = true;
        history.pushState({ ...state, lineup: 1 }, "", address);
      }
    },
    entry: setEntry,
    unentry({ id }) {
      const entry = entries.get(id);
      entries.delete(id);
      entry?.field.remove();
    },
    focus({ id }) {
      const entry = entries.get(id);
      if (entry) {
        if (document.activeElement !== entry.field) entry.field.focus({ preventScroll: true });
      } else if (fields.contains(document.activeElement)) {
        document.activeElement.blur();
      }
    },
    tree: setTree,
    say(message) {
      const place = element(message.now ? "said-now" : "said");
      place.textContent = place.textContent === message.v ? message.v + "\u00a0" : message.v;
    },
  };
  addEventListener("popstate", () => {
    if (!hasGuard) return;
    hasGuard = false;
    if (hasWayBack) send(11); else history.back();
  });

  // ---- Text

  const entries = new Map();
  function setEntry(message) {
    let entry = entries.get(message.id);
    if (!entry) {
      const field = document.createElement(message.area ? "textarea" : "input");
      entry = { field, id: message.id, rev: -1, start: 0, end: 0 };
      entries.set(message.id, entry);
      field.autocomplete = "off";
      field.spellcheck = false;
      field.setAttribute("autocapitalize", "off");
      field.addEventListener("input", () => {
        noteSelection(entry);
        send(8, () => { u32(entry.id); u32(entry.rev); u32(entry.start); u32(entry.end); text(field.value, 24576); });
      });
      field.addEventListener("focus", () => send(10, () => { u32(entry.id); u8(2); }));
      field.addEventListener("blur", () => { if (entries.has(entry.id)) send(10, () => { u32(entry.id); u8(3); }); });
      fields.append(field);
    }
    const field = entry.field, style = field.style;
    if (!message.area) {
      const isPlain = ["text", "numeric", "decimal"].includes(message.kind);
      field.type = isPlain ? "text" : message.kind;
      field.inputMode = isPlain && message.kind !== "text" ? message.kind : "";
    }
    const [x, y, width, height] = message.box;
    Object.assign(style, {
      left: x + "px", top: y + "px", width: width + "px", height: height + "px", font: message.font, color: message.color,
      caretColor: message.color, textAlign: message.align, visibility: message.hidden ? "hidden" : "visible",
    });
    if (message.pad) {
      style.padding = message.pad;
      style.lineHeight = message.lead ? `calc(1.2em + ${message.lead}px)` : "1.2";
    }
    field.placeholder = message.hint;
    field.setAttribute("aria-label", message.hint);
    field.disabled = message.off === 1;
    field.readOnly = message.fixed === 1;
    if (entry.rev !== message.rev) {
      entry.rev = message.rev;
      if (field.value !== message.text) field.value = message.text;
      try { field.setSelectionRange(message.sel[0], message.sel[1]); } catch { /* this kind of field has no selection */ }
      noteSelection(entry);
    }
  }
  function noteSelection(entry) {
    const before = [entry.start, entry.end];
    entry.start = Math.min(entry.field.selectionStart ?? entry.field.value.length, 24576);
    entry.end = Math.max(entry.start, Math.min(entry.field.selectionEnd ?? entry.start, 24576));
    return entry.start !== before[0] || entry.end !== before[1];
  }
  const focused = () => { for (const entry of entries.values()) if (entry.field === document.activeElement) return entry; };
  document.addEventListener("selectionchange", () => {
    const entry = focused();
    if (entry && noteSelection(entry)) send(9, () => { u32(entry.id); u32(entry.start); u32(entry.end); });
  });
  document.addEventListener("paste", event => {
    const value = event.clipboardData?.getData("text/plain");
    if (!value || focused()) return;
    send(13, () => text(value, 24576));
    // The window knows the text now, so the paste shortcut works as usual.
    for (const isDown of [1, 0]) send(6, () => { u8(isDown); u16(0x19); u8(2); u8(0); text("v", 16); text("v", 16); });
  });

  // ---- Keys

  // Usages by the names of keys and positions; each name is followed by a run of numbers.
  const usages = {};
  Object.entries({
    0x27: "Digit0 Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash", 0x29: "GoBack",
    0x33: "Semicolon Quote Backquote Comma Period Slash CapsLock",
    0x46: "PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp "
      + "NumLock NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter",
    0x62: "Numpad0 NumpadDecimal", 0x65: "ContextMenu", 0x67: "NumpadEqual",
    0x70: "ColorF0Red ColorF1Green ColorF2Yellow ColorF3Blue",
    0xe0: "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight",
  }).forEach(([first, names]) => names.split(" ").forEach((name, i) => { usages[name] = Number(first) + i; }));
  usages.BrowserBack = usages.GoBack;
  const typed = { Enter: "\r", Escape: "\x1b", Backspace: "\b", Tab: "\t", Delete: "\x7f" };
  function usage(event) {
    const known = (event.key.length > 1 && event.code !== "NumpadEnter" && usages[event.key]) || usages[event.code];
    if (known) return known;
    const [, kind, rest] = /^(Key|Digit|Numpad|F)(\w+)$/.exec(event.code) || [];
    if (kind === "Key") return 4 + rest.charCodeAt(0) - 65;
    if (kind === "Digit") return 0x1d + Number(rest);
    if (kind === "Numpad" && rest >= "1" && rest <= "9") return 0x58 + Number(rest);
    if (kind === "F" && Number(rest) >= 1 && Number(rest) <= 24) return Number(rest) < 13 ? 0x39 + Number(rest) : 0x5b + Number(rest);
    return 0;
  }
  const modifiers = event => (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
    | (event.metaKey ? 8 : 0) | (event.getModifierState?.("CapsLock") ? 16 : 0);
  const spot = event => { for (const value of [event.clientX, event.clientY]) f32(limit(value, -1e4, 1e5)); };
  const down = new Set();
  function key(event, isDown) {
    const number = usage(event);
    const characters = typed[event.key] || ([...event.key].length === 1 ? event.key : "");
    let plain = characters.toLowerCase();
    if (event.shiftKey && /^Digit\d$/.test(event.code)) plain = event.code[5];
    send(6, () => {
      u8(isDown);
      u16(number);
      u8(modifiers(event));
      u8(event.repeat);
      text(characters, 16);
      text(plain, 16);
    });
    if (isDown) down.add(event.code); else down.delete(event.code);
  }
  // Keys that a single line of text does not use go to the window.
  const passing = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Tab", "F1", "F2", "F3", "F10"]);
  const isBrowsers = event => ((event.ctrlKey || event.metaKey) && /^[tnwrlTNWRLiI]$/.test(event.key))
    || (event.altKey && /^Arrow(Left|Right)$/.test(event.key)) || /^F(5|6|7|11|12)$/.test(event.key);
  document.addEventListener("keydown", event => {
    if (!element("notice").hidden || event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
    const entry = focused();
    if (entry) {
      const isArea = entry.field.tagName === "TEXTAREA", isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
      if (event.key === "Enter" && !isArea && isPlain) send(10, () => { u32(entry.id); u8(0); });
      else if (event.key === "Escape") send(10, () => { u32(entry.id); u8(1); });
      else if (passing.has(event.key) && !(isArea && /^(Arrow|Page)/.test(event.key))) key(event, true);
      else return;
    } else {
      // Pasting is left to the browser, which reports the text by its own event.
      if ((event.ctrlKey || event.metaKey) && /^[vV]$/.test(event.key)) return;
      key(event, true);
    }
    event.preventDefault();
  });
  document.addEventListener("keyup", event => { if (down.has(event.code)) key(event, false); });
  addEventListener("blur", () => { down.clear(); send(7, () => u8(0)); });
  addEventListener("focus", () => send(7, () => u8(1)));

  // ---- Mouse, pen and fingers

  const kinds = { mouse: 0, touch: 1, pen: 2 };
  const fingers = new Map();
  function pointer(phase, event) {
    let id = 0;
    if (event.pointerType === "touch") {
      // A finger on the screen stops the glide.
      settle();
      if (phase === 1) {
        const used = new Set(fingers.values());
        for (id = 0; used.has(id); id++);
        if (id > 20) return;
        fingers.set(event.pointerId, id);
      } else if (fingers.has(event.pointerId)) {
        id = fingers.get(event.pointerId);
        if (phase === 3 || phase === 4) fingers.delete(event.pointerId);
      } else {
        return;
      }
    }
    send(4, () => {
      u8(phase);
      u8(kinds[event.pointerType] ?? 0);
      u8(id);
      u8(event.button >= 0 && event.button < 10 ? event.button + 1 : 0);
      u8(0);
      u8(modifiers(event));
      f64(event.timeStamp);
      spot(event);
    });
  }
  canvas.addEventListener("pointerdown", event => {
    canvas.setPointerCapture(event.pointerId);
    pointer(1, event);
  });
  // While a button is down, browsers report presses of other buttons as moves.
  canvas.addEventListener("pointermove", event => pointer(event.buttons ? 2 : 0, event));
  canvas.addEventListener("pointerup", event => pointer(3, event));
  canvas.addEventListener("pointercancel", event => pointer(4, event));
  canvas.addEventListener("pointerleave", event => { if (!event.buttons) pointer(5, event); });
  // A press does not take the focus from the text field that has it.
  document.addEventListener("mousedown", event => { if (event.target === canvas) event.preventDefault(); });
  document.addEventListener("contextmenu", event => { if (!focused()) event.preventDefault(); });
  addEventListener("wheel", event => {
    event.preventDefault();
    let x = event.deltaX, y = event.deltaY, isNotches = event.deltaMode !== 0;
    if (event.deltaMode === 1) { x /= 3; y /= 3; }
    if (event.deltaMode === 0 && Math.abs(event.wheelDeltaY || event.wheelDeltaX || 1) % 120 === 0) {
      // A wheel with notches, even if the browser reports pixels.
      isNotches = true;
      x = -(event.wheelDeltaX || 0) / 120;
      y = -(event.wheelDeltaY || 0) / 120;
    }
    send(5, () => {
      u8(isNotches);
      u8(modifiers(event));
      f32(limit(x, -20000, 20000));
      f32(limit(y, -20000, 20000));
      spot(event);
    });
    foresee(event, x, y, isNotches);
  }, { passive: false });

  // ---- Files

  document.addEventListener("dragover", event => {
    event.preventDefault();
    event.dataTransfer.dropEffect = canDrop ? "copy" : "none";
  });
  document.addEventListener("drop", async event => {
    event.preventDefault();
    if (!canDrop) return;
    for (const file of event.dataTransfer.files) {
      const query = new URLSearchParams({ name: file.name, session });
      let isTaken = false;
      try { isTaken = (await fetch("upload?" + query, { method: "POST", body: file })).ok; } catch { /* announced below */ }
      if (!isTaken) handlers.say({ v: words.drop, now: 1 });
    }
  });

  // ---- Elements for screen readers

  const nodes = new Map();
  let focusNode = 0;  // the element that has the focus in the window
  function setTree(message) {
    focusNode = message.focus;
    for (const id of message.gone) {
      nodes.get(id)?.remove();
      nodes.delete(id);
    }
    for (const node of message.set) {
      let part = nodes.get(node.i);
      if (!part) {
        part = document.createElement("div");
        part.tabIndex = -1;
        part.dataset.node = node.i;
        nodes.set(node.i, part);
      }
      for (const name of part.getAttributeNames()) {
        if ((name.startsWith("aria-") || name === "lang") && !(name in node)) part.removeAttribute(name);
      }
      for (const [name, value] of Object.entries(node)) {
        if ((name.startsWith("aria-") || name === "lang") && part.getAttribute(name) !== value) part.setAttribute(name, value);
      }
      if (node.r) part.setAttribute("role", node.r); else part.removeAttribute("role");
      if (node.text !== undefined && part.textContent !== node.text) part.textContent = node.text;
      part.dataset.act = node.act || "";
      const [x, y, width, height] = node.b;
      Object.assign(part.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
    }
    for (const node of message.set) {
      if (node.text !== undefined) continue;
      const part = nodes.get(node.i), children = node.c.map(id => nodes.get(id)).filter(Boolean);
      if (children.length !== part.children.length || children.some((child, index) => part.children[index] !== child)) {
        part.replaceChildren(...children);
      }
    }
    const root = nodes.get(message.root);
    if (root && root.parentNode !== tree) tree.replaceChildren(root);
    const here = nodes.get(message.focus);
    if (here && !focused() && document.activeElement !== here) here.focus({ preventScroll: true });
  }
  const nodeOf = event => event.target.closest?.("[data-node]");
  tree.addEventListener("click", event => {
    const part = nodeOf(event);
    if (!part) return;
    event.preventDefault();
    send(15, () => { u32(Number(part.dataset.node)); u8(part.dataset.act ? 0 : 1); if (part.dataset.act) u8(0); });
  });
  tree.addEventListener("focusin", event => {
    const part = nodeOf(event);
    // A focus set by the window is not sent back: the answer would scroll to it again.
    if (part && event.target === part && event.isTrusted && Number(part.dataset.node) !== focusNode) {
      send(15, () => { u32(Number(part.dataset.node)); u8(2); });
    }
  });
  const reader = element("reader");
  function setReader(isOn) {
    store(localStorage, "lineup-tree", isOn ? "1" : "");
    send(14, () => u8(isOn));
    if (!isOn) tree.replaceChildren();
    reader.hidden = isOn;
  }
  reader.hidden = stored(localStorage, "lineup-tree") !== "";
  reader.addEventListener("click", () => setReader(true));
  reader.addEventListener("keydown", event => { if (/^(Enter| |Tab)$/.test(event.key)) event.stopPropagation(); });

  // ---- The page's surroundings

  let resizing = 0;
  addEventListener("resize", () => {
    if (!resizing) resizing = requestAnimationFrame(() => { resizing = 0; send(1, screen); });
  });
  for (const query of queries) matchMedia(query).addEventListener("change", () => send(2, looks));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) settle(); else hurry();
    send(16, () => u8(!document.hidden));
  });
  addEventListener("languagechange", () => location.reload());
  addEventListener("online", hurry);
  addEventListener("pageshow", hurry);
  connect();
})();
