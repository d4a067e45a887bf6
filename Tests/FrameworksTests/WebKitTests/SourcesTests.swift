import LoopbackServer
import Testing
import UIKitCore

@testable import WebKit

@MainActor private final class Handler: NSObject, WKURLSchemeHandler {
  var tasks: [any WKURLSchemeTask] = []
  var stopped = 0

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) { tasks.append(urlSchemeTask) }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
}

@MainActor @Suite struct SourcesTests {
  @Test func handlersLoadTheirSchemes() async throws {
    let (handler, configuration) = (Handler(), WKWebViewConfiguration())
    configuration.setURLSchemeHandler(handler, forURLScheme: "Film")
    #expect(configuration.urlSchemeHandler(forURLScheme: "film") === handler)
    let stage = try WebStage(configuration)
    let url = try #require(URL(string: "film:list"))
    stage.view.load(URLRequest(url: url))
    while handler.tasks.isEmpty { await turn() }
    let task = handler.tasks[0]
    #expect(task.request.url == url)
    await withCheckedContinuation { done in
      nonisolated(unsafe) let task = task
      // On another thread, as handlers that read files do.
      DispatchQueue.global().async {
        task.didReceive(
          URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
        task.didReceive(Data("<title>Fil".utf8))
        task.didReceive(Data("me</title>".utf8))
        task.didFinish()
        done.resume()
      }
    }
    #expect(await stage.log.end().last == "finish" && stage.view.title == "Filme" && handler.stopped == 0)
    stage.view.load(URLRequest(url: try #require(URL(string: "film:other"))))
    while handler.tasks.count < 2 { await turn() }
    stage.view.stopLoading()
    #expect(await stage.log.end().last == "fail early -999" && handler.stopped == 1)
  }

  @Test func filesAreShown() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("<meta charset='iso-8859-1'><title>\u{FC}ber</title>".unicodeScalars.map { UInt8($0.value) }).write(
      to: file)
    let stage = try WebStage()
    stage.view.loadFileURL(file, allowingReadAccessTo: folder)
    #expect(await stage.log.end().contains("response text/html"))
    #expect(stage.view.title == "über" && stage.view.url == file)
    for (name, code) in [("none.html", URLError.Code.fileDoesNotExist), ("", .fileIsDirectory)] {
      stage.view.load(URLRequest(url: folder.appendingPathComponent(name)))
      #expect(await stage.log.end().last == "fail early \(code.rawValue)")
    }
  }

  @Test func addressesContainDocuments() async throws {
    let stage = try WebStage()
    for (address, title) in [
      ("data:text/html,%3Ctitle%3Ea%20b%3C/title%3E", "a b"),
      ("data:text/html;charset=utf-8;base64,PHRpdGxlPsO8PC90aXRsZT4=", "ü"), ("about:blank", ""),
    ] {
      stage.view.load(URLRequest(url: try #require(URL(string: address))))
      #expect(await stage.log.end().last == "finish")
      #expect(stage.view.title == title && stage.view.url?.absoluteString == address)
    }
    #expect(DataAddress(URL(string: "data:text/html")!) == nil)
    #expect(DataAddress(URL(string: "data:;base64,!")!)?.data.isEmpty != false)
  }

  @Test(arguments: [
    ("<!-- <title>no</title> --><title>yes</title>", "yes"),
    ("<script>'<title>no</title>'</script><TITLE\n>a</TITLE>", "a"),
    ("<title></title>", ""), ("<titles>x</titles>", nil), ("<title>a &unknown; &#x41;&#66; b", nil),
    ("<title>a &unknown; &#x41;&#66;&nbsp;b</title>", "a &unknown; AB\u{A0}b"),
    ("<title>&#xD800;&</title>", "&#xD800;&"),
  ])
  func titlesAreRead(_ html: String, _ title: String?) { #expect(HTMLTitle.find(in: html) == title) }

  @Test func titlesAreReadFromAnyPieces() {
    let html = Array("<html><title>Über uns</title>".utf8)
    for size in 1...html.count {
      var (reader, titles) = (TitleReader(encoding: "UTF-8"), [String]())
      for start in stride(from: 0, to: html.count, by: size) {
        if let title = reader.read(Data(html[start..<min(start + size, html.count)])) { titles.append(title) }
      }
      #expect(titles == ["Über uns"])
    }
  }

  @Test func longPagesAreReadToTheEndButNotKept() async throws {
    let stage = try WebStage { _ in
      LoopbackServer.Response(
        Data("<title>long</title>".utf8) + Data(repeating: 0x20, count: 5 << 20), headers: ["Content-Type": "text/html"]
      )
    }
    stage.view.load(stage.request("a"))
    #expect(await stage.log.end().last == "finish" && stage.view.title == "long")
  }

  @Test func downloadsAreSaved() async throws {
    let stage = try WebStage { _ in
      LoopbackServer.Response(Data(repeating: 7, count: 300_000), headers: ["Content-Type": "application/zip"])
    }
    let receiver = Receiver()
    defer { try? FileManager.default.removeItem(at: receiver.file) }
    stage.log.responsePolicy = { $0.canShowMIMEType ? .allow : .download }
    stage.view.load(stage.request("films.zip"))
    #expect(await stage.log.end().last == "fail early 102")
    let download = try #require(stage.log.downloads.first)
    download.delegate = receiver
    while !receiver.isOver { await turn() }
    let data = try Data(contentsOf: receiver.file)
    #expect(receiver.name == "films.zip" && data == Data(repeating: 7, count: 300_000))
    #expect(download.originalRequest?.url?.path == "/films.zip" && download.webView === stage.view)
  }

  @Test func aDownloadThatNeedsAPasswordFails() async throws {
    let stage = try WebStage { _ in
      LoopbackServer.Response(
        Data("Out".utf8), status: 401,
        headers: ["WWW-Authenticate": "Basic realm=\"a\"", "Content-Type": "application/zip"])
    }
    let receiver = Receiver()
    let download = await stage.view.startDownload(using: stage.request("films.zip"))
    download.delegate = receiver
    while !receiver.isOver { await turn() }
    #expect((receiver.error as? URLError)?.code == .userAuthenticationRequired && receiver.name == nil)
  }
}

@MainActor private final class Receiver: NSObject, WKDownloadDelegate {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var name: String?
  var isOver = false
  var error: (any Error)?
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    name = suggestedFilename
    return file
  }
  func downloadDidFinish(_ download: WKDownload) { isOver = true }
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    (self.error, isOver) = (error, true)
  }
}
