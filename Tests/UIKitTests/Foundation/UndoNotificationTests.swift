import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Records notifications of one undo manager.
private final class Log: @unchecked Sendable {
  var names: [String] = []
}

@MainActor @Suite(.serialized) struct UndoNotificationTests {
  private func record(_ manager: UndoManager, _ body: () -> Void) -> [String] {
    let log = Log()
    let names: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        log.names.append(String(name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
        _ = manager.canRedo
      }
    }
    body()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return log.names
  }

  @Test func groupsHaveCheckpointsExceptWhereTheOuterOneOpens() {
    let manager = UndoManager()
    let posted = record(manager) {
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.endUndoGrouping()
      manager.endUndoGrouping()
    }
    let groups = posted.filter { $0 != "Checkpoint" }
    #expect(
      groups == [
        "DidOpenUndoGroup", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillCloseUndoGroup",
        "DidCloseUndoGroup",
      ])
    #expect(posted.first == "DidOpenUndoGroup")
  }

  @Test func askingWhetherThereIsSomethingToRedoIsACheckpoint() {
    let manager = UndoManager()
    #expect(record(manager) { _ = manager.canRedo } == ["Checkpoint"])
  }
}
