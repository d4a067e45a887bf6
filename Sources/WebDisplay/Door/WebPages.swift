/// The answers to browsers: the page that shows windows, the form for the password, and error pages.
struct WebPages {
  let title: String
  let texts: WebTexts
  let folder: String

  /// Nothing from elsewhere, no embedding by others, no forms to others.
  static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; "
    + "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  static var script: [UInt8] { PackageResources.client_js }

  /// Returns the page that shows windows.
  func viewer(canLeave: Bool, isGuest: Bool) -> String {
    let words = [
      "lost": texts.lost(title), "elsewhere": texts.elsewhere(title), "full": texts.full(title),
      "connecting": texts.connecting, "here": texts.useHere, "again": texts.tryAgain, "drop": texts.dropRefused,
    ]
    let json =
      "{"
      + words.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(JSONText.quoted($0.value))" }
      .joined(separator: ",") + "}"
    return page(
      head: """
        <link rel="manifest" href="manifest.json" crossorigin="use-credentials">
        <script src="client.js" defer></script>
        """,
      body: """
        <main>
        <h1 class="tree">\(escape(title))</h1>
        <button id="reader" class="tree">\(escape(texts.readAloud))</button>
        <canvas id="screen" width="1" height="1" aria-hidden="true"></canvas>
        <div id="tree"></div>
        <div id="fields"></div>
        </main>
        <div id="said" class="tree" aria-live="polite"></div>
        <div id="said-now" class="tree" aria-live="assertive"></div>
        <div id="notice" class="notice" role="alertdialog" aria-labelledby="notice-text" hidden>
        <p id="notice-text"></p><button id="notice-button"></button></div>

        """, attributes: " data-words=\"\(escape(json))\" data-version=\"\(ViewerInput.version)\"")
  }

  /// Returns the form for the password.
  func form(isWrong: Bool, query: String) -> String {
    let wrong = isWrong ? "<p role=\"alert\">\(escape(texts.wrongPassword))</p>" : ""
    return page(
      head: "",
      body: """
        <main class="notice"><img src="icon.svg" alt="" width="64" height="64"><h1>\(escape(title))</h1>\(wrong)
        <form method="post" action="login">
        <input type="hidden" name="query" value="\(escape(RequestPolicy.harmless(query)))">
        <label>\(escape(texts.password)) <input type="password" name="password" autocomplete="current-password" required autofocus></label>
        <button>\(escape(texts.logIn))</button></form></main>

        """)
  }

  var tooMany: String { note(texts.tooManyTries) }

  /// Returns the page that explains a refusal.
  func refusal(_ refusal: RequestPolicy.Refusal) -> String {
    switch refusal {
    case .token, .host: note(texts.needsAddress(title))
    case .origin: note(texts.otherPage(title))
    case .method, .size, .guest: note(texts.otherRequest(title))
    }
  }

  var notFound: String { note(texts.nothingThere) }

  /// The web app manifest: the name and look of an installed page.
  var manifest: String {
    let name = JSONText.quoted(title)
    return """
      {"name":\(name),"short_name":\(name),"start_url":\(JSONText.quoted(folder)),"scope":\(JSONText.quoted(folder)),\
      "display":"standalone","icons":[{"src":"icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any"}]}
      """
  }

  private func note(_ text: String) -> String {
    page(head: "", body: "<main class=\"notice\"><p>\(escape(text))</p></main>")
  }

  private func page(head: String, body: String, attributes: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escape(texts.language))" dir="\(texts.isRightToLeft ? "rtl" : "ltr")">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <title>\(escape(title))</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <style>
    :root { color-scheme: light dark; }
    html, body { height: 100%; margin: 0; overscroll-behavior: none; }
    body { overflow: hidden; font: 17px/1.45 system-ui, sans-serif; background: Canvas; color: CanvasText;
      touch-action: none; user-select: none; -webkit-user-select: none; }
    #screen { position: fixed; inset: 0; width: 100%; height: 100%; display: block; }
    #tree { position: fixed; inset: 0; overflow: hidden; pointer-events: none; opacity: 0; }
    #tree * { position: absolute; margin: 0; padding: 0; border: 0; overflow: hidden; }
    .tree { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    #reader:focus-visible { inset: 8px auto auto 8px; width: auto; height: auto; min-height: 44px; padding: 0 20px;
      clip-path: none; z-index: 8; font: inherit; border: 0; border-radius: 10px; background: #0a66d6; color: #fff; }
    #fields > * { position: fixed; margin: 0; padding: 0; border: 0; outline: 0; background: none; resize: none;
      box-sizing: border-box; user-select: text; -webkit-user-select: text; touch-action: auto; }
    .notice { position: fixed; inset: 0; z-index: 9; display: flex; flex-direction: column; align-items: center;
      justify-content: center; gap: 12px; padding: 24px; text-align: center; background: Canvas; touch-action: auto; }
    #notice { background: color-mix(in srgb, Canvas 88%, transparent); }
    .notice[hidden] { display: none; }
    .notice p { max-width: 30em; margin: 0; }
    .notice form { display: flex; flex-direction: column; gap: 12px; }
    .notice input { font: inherit; display: block; width: 16em; padding: 8px; box-sizing: border-box; }
    .notice button { font: inherit; min-height: 44px; padding: 0 20px; border: 0; border-radius: 10px; cursor: pointer;
      background: #0a66d6; color: #fff; }
    .notice button[hidden] { display: none; }
    .notice button:focus-visible { outline: 3px solid #0a66d6; outline-offset: 3px; }
    </style>
    \(head)
    </head>
    <body\(attributes)>
    \(body)</body>
    </html>

    """
  }

  private func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }
}
