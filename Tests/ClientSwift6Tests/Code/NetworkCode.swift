import UIKit

enum NetworkError: Error {
  case badURL, notAnImage
  case server(status: Int)
}

actor NetworkManager {
  static let shared = NetworkManager()
  private var cache: [String: UIImage] = [:]
  private let session: URLSession
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .useDefaultKeys
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  init(configuration: URLSessionConfiguration = .default) {
    configuration.timeoutIntervalForRequest = 30
    session = URLSession(configuration: configuration)
  }

  private func data(from address: String) async throws -> Data {
    guard let url = URL(string: address) else { throw NetworkError.badURL }
    var request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
      throw NetworkError.server(status: response.statusCode)
    }
    return data
  }

  func photos(from address: String) async throws -> [Photo] {
    try decoder.decode([Photo].self, from: try await data(from: address))
  }

  func image(for address: String) async throws -> UIImage {
    if let cached = cache[address] { return cached }
    guard let image = UIImage(data: try await data(from: address)) else { throw NetworkError.notAnImage }
    cache[address] = image
    return image
  }
}
