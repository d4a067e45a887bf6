import CSoup
import Foundation

/// The only way to `gtk4-broadwayd`: an HTTP server on this machine's own addresses that knows its browsers by a secret, lets one
/// of them in at a time, and passes on what Broadway's page can mean. Its work is done on a thread of its own, until `stop()`.
package final class BrowserGuard: Sendable {
  package enum Failure: Error, CustomStringConvertible {
    case noPort(ClosedRange<Int>)
    case noScript

    package var description: String {
      switch self {
      case .noPort(let ports): "no port from \(ports.lowerBound) to \(ports.upperBound) is free on 127.0.0.1 and ::1"
      case .noScript: "its page could not be read"
      }
    }
  }

  /// Ports that are tried in turn.
  private static let ports = 8080...8179

  /// The port on 127.0.0.1 and ::1.
  package var port: Int { policy.port }
  /// The address to print: whoever has it may see the windows and use them.
  package var address: String { policy.address }

  private let policy: RequestPolicy
  private let thread: LoopThread
  private let door: Door

  /// Starts to answer on the first free port.
  /// - Parameters:
  ///   - serverPath: the Unix socket on which `gtk4-broadwayd` has its pages.
  ///   - title: the program's name, for the tab and for notices.
  ///   - texts: what its pages say.
  /// - Throws: `Failure`.
  package init(serverPath: String, title: String, texts: BrowserTexts = BrowserTexts()) throws {
    guard let script = BroadwayScript.fetch(from: serverPath) else { throw Failure.noScript }
    var listeners: [Int32] = []
    guard
      let port = Self.ports.first(where: {
        listeners = LocalSocket.listen(port: $0)
        return !listeners.isEmpty
      })
    else { throw Failure.noPort(Self.ports) }
    policy = RequestPolicy(port: port)
    thread = LoopThread(name: "browser")
    door = Door(
      policy: policy, texts: texts, script: script, serverPath: serverPath, title: title, context: thread.context)
    thread.perform { [door, listeners] in door.open(listeners) }
  }

  /// Names the tab of pages that are loaded from now on.
  package func setTitle(_ title: String) { thread.perform { [door] in door.title = title } }

  /// Ends every connection, telling the viewer, and the thread. To be called once, before the guard is let go.
  package func stop() {
    thread.perform { [door] in door.close() }
    thread.stop()
  }
}
