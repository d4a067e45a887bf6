import Foundation

extension URL {
  /// The folder with the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder for what can be created again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder for a program's own files.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The folder with a program's own folders.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The folder with programs.
  public static var applicationDirectory: URL { directory(.applicationDirectory) }
  /// The folder that the desktop shows.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The folder with downloads.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The folder with films.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The folder with music.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The folder with pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The folder that is shared with other users.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }
  /// The folder with what the user has thrown away.
  public static var trashDirectory: URL { directory(.trashDirectory) }
  /// The folder with the homes of users.
  public static var userDirectory: URL { directory(.userDirectory) }

  /// Creates the address of a folder of the system.
  ///
  /// - Parameters:
  ///   - url: a file on whose volume a folder for replacing it is; nil for other folders.
  ///   - shouldCreate: whether the folder is created if it is absent.
  /// - Throws: an error if there is no such folder, or it cannot be created.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    // The home has one where the desktop knows no such folder.
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }
}
