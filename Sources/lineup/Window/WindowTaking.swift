import Foundation
import GuideExport
import GuideModel
import GuidePrint
import GuideStore
import GuideUI

/// Takes parts of the guide out of the window: onto paper, and into calendar files.
@MainActor final class WindowTaking {
  private let store: GuideStore
  private weak var controller: GuideViewController?
  private let queue = DispatchQueue(label: "printing", qos: .userInitiated)

  init(store: GuideStore, controller: GuideViewController) {
    self.store = store
    self.controller = controller
    controller.calendarText = { airing, row in try AiringCalendar.text(of: airing, on: row, in: store) }
    controller.saveFile = { text, name in try Self.save(text, name) }
    controller.onOpenFile = { [weak self] in self?.open($0) }
    controller.onPrint = { [weak self] in self?.print($0) }
  }

  /// Writes a text into a new file in the folder for downloads.
  nonisolated private static func save(_ text: String, _ name: String) throws -> String {
    let path = try freePath(in: DesktopFolders.downloads(), name)
    let file = try ExportFile(path: path)
    try file.write(text)
    try file.finish()
    return path
  }

  /// Returns the name, with a number appended if a file has it already.
  nonisolated private static func freePath(in folder: String, _ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let (stem, ending) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
    for number in 2... {
      let path = number == 2 ? "\(folder)/\(name)" : "\(folder)/\(stem) \(number - 1).\(ending)"
      if !FileManager.default.fileExists(atPath: path) || number > 999 { return path }
    }
    return "\(folder)/\(name)"
  }

  /// Writes a PDF and opens it with the desktop's viewer, which can print it.
  private func print(_ request: GuidePrintRequest) {
    let settings = Preferences.settings
    var options = PrintOptions(
      kind: PrintKind(rawValue: request.kind.rawValue) ?? .evening, channels: request.channels, instant: request.instant
    )
    options.selection = request.selection
    options.primeTime = settings.primeTime
    options.dayStart = settings.dayStart
    let (store, name) = (store, "\(localized("TV guide")) \(request.kind.rawValue).pdf")
    let viewer = GuideLocale.viewer
    let finish = GuideLocale.keepingViewer { [weak self] (result: Result<String, any Error>) in
      switch result {
      case .success(let path): self?.open(path)
      case .failure(let error): self?.controller?.say(localized("Not printed"), "\(error)")
      }
    }
    queue.async { [options] in
      let result = GuideLocale.$viewer.withValue(viewer) {
        Result {
          let folder = DesktopFolders.cache() + "/print"
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
          let path = "\(folder)/\(name)"
          try GuidePrinter(guide: store, options: options).print(to: path)
          return path
        }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { finish(result) } }
    }
  }

  private func open(_ path: String) {
    DesktopPages.open(file: path) { [weak self] reason in
      self?.controller?.say(localized("Nothing opens this file"), "\(path)\n\(reason)")
    }
  }
}
