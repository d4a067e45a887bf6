import Foundation
import GuideModel

/// The two files that install the agent for a user's sessions: a systemd user unit, and a D-Bus service that starts it.
public struct AgentInstallation: Sendable {
  /// The absolute path of the agent's program.
  public var program: String
  /// The guide's file; `nil` for the default one.
  public var database: String?
  /// The folder of the systemd user unit.
  public var unitFolder: String
  /// The folder of the D-Bus service file.
  public var serviceFolder: String

  /// Creates an installation below the XDG folders of `environment`. `program` is an absolute path.
  public init(program: String, database: String?, environment: [String: String]) {
    self.program = program
    self.database = database
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func base(_ name: String, _ usual: String) -> String {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(usual)"
    }
    unitFolder = base("XDG_CONFIG_HOME", ".config") + "/systemd/user"
    serviceFolder = base("XDG_DATA_HOME", ".local/share") + "/dbus-1/services"
  }

  /// The file name of the systemd user unit.
  public static let unitName = "lineup-agent.service"
  /// The file name of the D-Bus service.
  public static let serviceName = "org.lineup_guide.Agent.service"

  var unitPath: String { "\(unitFolder)/\(Self.unitName)" }
  var servicePath: String { "\(serviceFolder)/\(Self.serviceName)" }

  private var arguments: [String] { [program] + (database.map { ["--database", $0] } ?? []) }

  /// A command line for systemd: quoted, so that specifiers and variables are taken literally.
  static func systemd(_ arguments: [String]) -> String {
    arguments.map { argument in
      let escaped = argument.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        .replacingOccurrences(of: "%", with: "%%").replacingOccurrences(of: "$", with: "$$")
      return "\"\(escaped)\""
    }.joined(separator: " ")
  }

  /// A command line for the bus.
  static func bus(_ arguments: [String]) -> String {
    arguments.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: " ")
  }

  /// The text of the systemd user unit.
  public var unit: String {
    """
    [Unit]
    Description=Reminders and refreshes of the TV guide
    Documentation=man:lineup(1)

    [Service]
    Type=dbus
    BusName=\(Agent.busName)
    ExecStart=\(Self.systemd(arguments))
    Restart=on-failure
    RestartSec=30
    # Recordings go on when the agent ends or is updated.
    KillMode=process

    [Install]
    WantedBy=default.target

    """
  }

  /// The text of the D-Bus service file.
  public var service: String {
    """
    [D-BUS Service]
    Name=\(Agent.busName)
    Exec=\(Self.bus(arguments))
    SystemdService=\(Self.unitName)

    """
  }

  /// Writes both files.
  public func write() throws {
    for (folder, path, text) in [(unitFolder, unitPath, unit), (serviceFolder, servicePath, service)] {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw AgentError(localized("\(path) cannot be written: \(error.localizedDescription)"))
      }
    }
  }

  /// Removes both files.
  /// - Returns: whether either existed.
  public func remove() throws -> Bool {
    var wasThere = false
    for path in [unitPath, servicePath] where FileManager.default.fileExists(atPath: path) {
      wasThere = true
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw AgentError(localized("\(path) cannot be removed: \(error.localizedDescription)"))
      }
    }
    return wasThere
  }
}
