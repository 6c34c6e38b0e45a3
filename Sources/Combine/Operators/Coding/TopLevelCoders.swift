import Foundation

/// Makes values out of encoded data.
public protocol TopLevelDecoder {
  /// What encoded values come in.
  associatedtype Input

  /// Decodes a value of a type; throws the decoder's own error.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes values.
public protocol TopLevelEncoder {
  /// What encoded values are.
  associatedtype Output

  /// Encodes a value; throws the encoder's own error.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
