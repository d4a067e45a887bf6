import Foundation
import Testing

/// Tests `Scripts/check-architecture` with this repository, and with small ones that violate their picture.
@Suite struct ArchitectureTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the script's exit status and its faults.
  private func check(_ folder: URL) throws -> (status: Int32, faults: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.repository.appending(path: "Scripts/check-architecture").path, folder.path,
    ]
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// Checks a repository of a few files, with a picture of two cores and a program.
  private func check(files: [String: String]) throws -> (status: Int32, faults: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = files
    files["Documentation/Architecture.md"] = """
      ## The modules

          -- with a user interface --
          program       the program
          -- our UIKit --
          UIKit         views
          -- cores --
          Upper         stands on the lower one
          Lower         stands on nothing
          -- shared by both --
          Common        stands below all

      ### C libraries

      | Module | Imported by |
      | --- | --- |
      | `CGTK` | `UIKit` |

      ### Folder cycles

      | Module | Folders in one circle |
      | --- | --- |
      | `UIKit` | 2 |

      ### Restricted folders

      | Folder | Used by |
      | --- | --- |
      | `UIKit/Lists` | `Tools` |
      """
    files["Sources/CGTK/module.modulemap"] = ""
    for (path, text) in [
      ("program/main.swift", "import UIKit\n"), ("UIKit/UIView.swift", "import CGTK\nimport Upper\n"),
      ("Upper/Upper.swift", "import Lower\n"), ("Lower/Lower.swift", "import Foundation\n"),
      ("Common/Common.swift", "import Foundation\n"),
    ] where files["Sources/\(path)"] == nil {
      files["Sources/\(path)"] = text
    }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try check(folder)
  }

  @Test func `the sources agree with the picture`() throws {
    let result = try check(Self.repository)
    #expect(result.status == 0, "\(result.faults)")
  }

  @Test func `what agrees is no fault`() throws {
    let result = try check(files: [
      "Sources/UIKit/A/A.swift": "struct A { var b: B? }\n", "Sources/UIKit/B/B.swift": "struct B { let a: [A] }\n",
    ])
    #expect(result.status == 0, "\(result.faults)")
  }

  @Test(
    arguments: [
      ("Lower/Lower.swift", "import Upper\n", "Lower imports Upper, which stands above it"),
      ("Lower/Lower.swift", "@testable import struct UIKit.UIView\n", "Lower is a core and imports UIKit"),
      ("Common/Common.swift", "import Lower\n", "Common is shared and imports Lower"),
      ("program/main.swift", "import UIKit\nimport Lower\n", "it may import UIKit only"),
      ("Upper/Upper.swift", "import CGTK\n", "which only UIKit may import"),
      ("Upper/Upper.swift", "import Elsewhere\n", "Elsewhere, which is not in the picture"),
      ("Extra/Extra.swift", "", "a module that the picture in Architecture.md does not have"),
    ])
  func `an import that breaks the picture is a fault`(path: String, text: String, fault: String) throws {
    let result = try check(files: ["Sources/\(path)": text])
    #expect(result.status == 1)
    #expect(result.faults.contains(fault), "\(result.faults)")
  }

  @Test func `a restricted folder is used only by the folders that may use it`() throws {
    let files = ["Sources/UIKit/Lists/List.swift": "class List {}\n"]
    let tools = try check(files: files.merging(["Sources/UIKit/Tools/T.swift": "let t: List\n"]) { $1 })
    #expect(tools.status == 0, "\(tools.faults)")
    let views = try check(files: files.merging(["Sources/UIKit/Views/V.swift": "let v: List\n"]) { $1 })
    #expect(views.status == 1 && views.faults.contains("Views: uses Lists"), "\(views.faults)")
  }

  @Test func `folders in a folder that depend on each other are a fault`() throws {
    let files = [
      "Sources/Lower/Lists/A/A.swift": "struct A { var b: B? }\n",
      "Sources/Lower/Lists/B/B.swift": "enum B { case a([A]) }\n",
    ]
    let mutual = try check(files: files)
    #expect(mutual.status == 1)
    #expect(
      mutual.faults.contains("Sources/Lower/Lists: 2 folders depend on each other in a cycle"), "\(mutual.faults)")
    let straight = try check(
      files: files.merging(["Sources/Lower/Lists/B/B.swift": "enum B { case b }\n"]) { $1 })
    #expect(straight.status == 0, "\(straight.faults)")
  }

  @Test func `folders that depend on each other are a fault, comments and strings do not count`() throws {
    let mutual = try check(files: [
      "Sources/Lower/A/A.swift": "struct A { var b: B? }\n", "Sources/Lower/B/B.swift": "enum B { case a([A]) }\n",
    ])
    #expect(mutual.status == 1)
    #expect(mutual.faults.contains("2 folders depend on each other in a cycle"), "\(mutual.faults)")
    let told = try check(files: [
      "Sources/Lower/A/A.swift": "struct A { var b: B? }\n",
      "Sources/Lower/B/B.swift": "/// Not A.\nenum B { static let text = \"A\" }\n",
    ])
    #expect(told.status == 0, "\(told.faults)")
  }
}
