/// The answers to browsers: the page around Broadway's script, the script that watches its connection, and refusals.
enum BrowserPages {
  /// Nothing from elsewhere, no page of others around it, no form to others.
  static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' blob: data:; style-src 'unsafe-inline'; "
    + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  /// The page that shows the windows.
  static func viewer(title: String, texts: BrowserTexts) -> String {
    page(
      title: title,
      head: """
        <script src="broadway.js"></script>
        <script src="door.js" defer></script>
        """,
      body: notice("busy", texts.busy(title), form: "take-over", method: "post", button: texts.useHere)
        + notice("elsewhere", texts.elsewhere(title), form: "take-over", method: "post", button: texts.useHere)
        + notice("ended", texts.ended(title), form: "", method: "get", button: texts.tryAgain)
        + notice("lost", texts.lost(title), form: "", method: "get", button: texts.tryAgain), texts: texts)
  }

  /// Opens the connection, and says what became of it when it ends. Broadway's own script does that by `alert`.
  static let doorScript = """
    "use strict";
    (function () {
      var attempts = 0;
      window.alert = function () {};
      function show(name) {
        // Broadway swallows keys, clicks and touches, which the notice needs.
        ["onmousemove", "onmouseover", "onmouseout", "onmousedown", "onmouseup", "onkeydown", "onkeypress", "onkeyup"]
          .forEach(function (handler) { document[handler] = null; });
        document.removeEventListener("touchstart", onTouchStart);
        document.removeEventListener("touchmove", onTouchMove);
        document.removeEventListener("touchend", onTouchEnd);
        var notice = document.getElementById(name);
        notice.hidden = false;
        notice.querySelector("button").focus();
      }
      function open() {
        connect();
        ws.addEventListener("close", function (event) {
          if (event.code === 4003) {
            // After a reload the tab's own last connection may still be closing.
            attempts += 1;
            if (attempts < 6) { setTimeout(open, 200); } else { show("busy"); }
          } else if (event.code === 4001) {
            show("elsewhere");
          } else {
            show(event.code === 1001 ? "ended" : "lost");
          }
        });
      }
      open();
    })();

    """

  /// The page that says why there is none.
  static func refusal(_ refusal: RequestPolicy.Refusal, title: String, texts: BrowserTexts) -> String {
    let text =
      switch refusal {
      case .token, .host: texts.needsAddress(title)
      case .origin: texts.otherPage(title)
      case .method, .size: texts.otherRequest(title)
      }
    return page(title: title, head: "", body: "<main class=\"notice\"><p>\(escape(text))</p></main>", texts: texts)
  }

  static func notFound(title: String, texts: BrowserTexts) -> String {
    page(
      title: title, head: "", body: "<main class=\"notice\"><p>\(escape(texts.nothingThere))</p></main>", texts: texts)
  }

  private static func notice(_ id: String, _ text: String, form: String, method: String, button: String) -> String {
    """
    <form class="notice" id="\(id)" action="\(form)" method="\(method)" role="alertdialog" aria-labelledby="\(id)-text" hidden>
    <p id="\(id)-text">\(escape(text))</p>
    <button>\(escape(button))</button>
    </form>

    """
  }

  private static func page(title: String, head: String, body: String, texts: BrowserTexts) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escape(texts.language))" dir="\(texts.isRightToLeft ? "rtl" : "ltr")">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escape(title))</title>
    <link rel="icon" href="data:,">
    <style>
    :root { color-scheme: light dark; }
    html, body { height: 100%; margin: 0; }
    body { overflow: hidden; font: 17px/1.45 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    .notice { position: fixed; inset: 0; z-index: 2147483647; display: flex; flex-direction: column; align-items: center;
      justify-content: center; gap: 12px; padding: 24px; text-align: center; background: Canvas; }
    .notice[hidden] { display: none; }
    .notice p { max-width: 30em; margin: 0; }
    .notice button { font: inherit; min-height: 44px; padding: 0 20px; border: 0; border-radius: 10px; cursor: pointer;
      background: #0a66d6; color: #fff; }
    .notice button:focus-visible { outline: 3px solid #0a66d6; outline-offset: 3px; }
    </style>
    \(head)
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  private static func escape(_ text: String) -> String {
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
